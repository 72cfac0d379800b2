import { sample } from '../fair/draw.ts'
import { readWord, wordOptions } from '../read-option.ts'
import { parsePosition, type SteppedGame, steppedEngine } from '../stepped.ts'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, type FootballDifficulty, KICKS, kickChance, ZONES } from './odds.ts'

/** Options of a bet on football. */
export type FootballOptions = { readonly difficulty: FootballDifficulty }

/**
 * Football: five penalty kicks; the keeper covers some zones of the goal. A goal raises the multiplier, a save ends the
 * round. `drawn[kick]` holds the zones that are covered at a kick.
 */
export const footballGame: SteppedGame<FootballOptions> = {
  id: 'football',
  allOptions: wordOptions('difficulty', FOOTBALL_DIFFICULTIES),
  parseOptions(value) {
    const difficulty = readWord(value, 'difficulty', FOOTBALL_DIFFICULTIES)
    return difficulty && { difficulty }
  },
  steps: () => KICKS,
  draw: (next, { difficulty }) => Array.from({ length: KICKS }, () => sample(next, FOOTBALL[difficulty], ZONES)),
  chance: ({ difficulty }) => kickChance(difficulty),
  parseMove: (_, __, value) => parsePosition(value, ZONES),
  survives: (drawn, kick, zone) => !drawn[kick]?.includes(zone),
}

/** The engine of football. */
export const footballEngine = steppedEngine(footballGame)
