import type { Engine, Move, Options, SteppedGame } from '@fairground/games'
import { footballGame, ZONES } from '@fairground/games/football'
import { freespinEngine } from '@fairground/games/freespin'
import { kangarooGame } from '@fairground/games/kangaroo'
import { minesGame, TILES } from '@fairground/games/mines'
import { scratchEngine } from '@fairground/games/scratch'
import { sharedGames } from '@fairground/games/shared'
import { stairGame, widthOf } from '@fairground/games/stair'
import { CUPS, thimblesGame } from '@fairground/games/thimbles'
import { TOWER, TOWER_DIFFICULTIES, towerGame } from '@fairground/games/tower'

/** A game as a simulation plays it. */
export interface SimulatedGame {
  readonly rules: SteppedGame<Options>
  /** The move at a step, from 0, of a round, from 0. It knows nothing of what was drawn, and visits every position. */
  pick(round: number, step: number, options: Options): Move
}

/** Every game that `npm run sim` plays. A new one is one line here. */
const simulatedGames: readonly SimulatedGame[] = [
  { rules: minesGame, pick: (round, step) => (round + step) % TILES },
  { rules: footballGame, pick: (round, step) => (round + step) % ZONES },
  { rules: stairGame, pick: (round, step) => (round + step) % widthOf(step) },
  {
    rules: towerGame,
    pick: (round, step, { difficulty }) =>
      (round + step) % TOWER[TOWER_DIFFICULTIES.find((word) => word === difficulty) ?? 'hard'].width,
  },
  { rules: thimblesGame, pick: (round) => round % CUPS },
  // A hop has no choice.
  { rules: kangarooGame, pick: (_, step) => step },
]

/** Games that are decided by one draw: their engines play themselves. A new one is one word here. */
const simulatedDraws: readonly Engine[] = [scratchEngine, freespinEngine]

/** Ids of every game that is simulated, those whose rounds everybody shares too. */
export const simulatedIds: readonly string[] = [
  ...simulatedGames.map(({ rules }) => rules.id),
  ...simulatedDraws.map(({ id }) => id),
  ...sharedGames.map(({ id }) => id),
]

/** The engine of a simulated game that one draw decides; `undefined` where moves decide it. */
export function findSimulatedDraw(id: string): Engine | undefined {
  return simulatedDraws.find((engine) => engine.id === id)
}

/** The simulated game of an id. @throws Error for an unknown one */
export function getSimulatedGame(id: string): SimulatedGame {
  const game = simulatedGames.find(({ rules }) => rules.id === id)
  if (game === undefined) throw new Error(`no simulation of ${id}; there is ${simulatedIds.join(', ')}, and all`)
  return game
}
