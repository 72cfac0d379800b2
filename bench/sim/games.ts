import {
  type Engine,
  type Move,
  manifests,
  manifestsOf,
  type Options,
  type PickSpec,
  type SteppedGame,
} from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'

/** A simulated game. */
export interface SimulatedGame {
  readonly rules: SteppedGame<Options>
  /** The move at a step, from 0, of a round, from 0. It does not depend on the draws, and visits every position. */
  pick(round: number, step: number, options: Options): Move
}

const simulatedGames: readonly SimulatedGame[] = manifestsOf('stepped').map(({ rules, picks }) => ({
  rules,
  pick: (round, step, options) => pickOf(picks(rules.steps(options as never), options), round, step),
}))

/** Ids of every simulated game, with the multiplayer games and the lotteries. */
export const simulatedIds: readonly string[] = [...manifests, ...lotteries].map(({ id }) => id)

function pickOf(spec: PickSpec, round: number, step: number): Move {
  switch (spec.kind) {
    case 'count':
      return step
    case 'tiles':
      return (round + step) % spec.places
    case 'rows':
      return (round + step) % (spec.widths[step] ?? 1)
  }
}

/** The engine of an instant game; `undefined` for any other game. */
export function findSimulatedDraw(id: string): Engine | undefined {
  return manifestsOf('instant').find((game) => game.id === id)?.engine
}

/** The simulated game of an id. @throws Error for an unknown one */
export function getSimulatedGame(id: string): SimulatedGame {
  const game = simulatedGames.find(({ rules }) => rules.id === id)
  if (game === undefined) throw new Error(`no simulation of ${id}; there is ${simulatedIds.join(', ')}, and all`)
  return game
}
