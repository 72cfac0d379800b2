import { stairManifest } from '@fairground/games/stair'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet } from './climb.ts'
import { stairSentence } from './sentences.ts'
import { StairBoard } from './stair-board.tsx'
import { StoneCount } from './stone-count.tsx'

const rules: SteppedGameRules = {
  manifest: stairManifest,
  name: 'games.stair',
  help: 'stair.help',
  digits: 9,
  firstOptions: { stones: 2 },
  repeats: true,
  sounds: { step: 'plank', fall: 'stone-fall' },
  Board: StairBoard,
  Choices: StoneCount,
  nextName: 'stair.nextStep',
  pickName: 'stair.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: stairSentence,
}

/** Stair: twelve steps that get narrower, one pick on each, a cash-out after each step. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
