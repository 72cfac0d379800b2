import type { cashOutCallOf, playCallOf } from '@fairground/contract'
import { steps as stepCalls, stops } from '@fairground/contract/calls'
import { manifestsOf, type SteppedManifest } from '@fairground/games'
import type { Handler } from '../../http/handler.ts'
import { handleRounds } from '../../round-book/handle-rounds.ts'
import { cashOut, makeMove } from '../../rounds/move-round.ts'

/** A game's calls, whatever its move is named. */
interface StepCalls {
  play: ReturnType<typeof playCallOf<undefined>>
  cashOut?: ReturnType<typeof cashOutCallOf>
}

function handleSteps({ id: gameId, moveField }: SteppedManifest, { play, cashOut: end }: StepCalls): Handler[] {
  const moves = handleRounds(play, async (request, book) => {
    const { id, ...fields }: { id: string } & Readonly<Record<string, unknown>> = request
    const move = moveField === undefined ? undefined : fields[moveField]
    return { model: await book.move({ gameId, id }, makeMove(move)) }
  })
  if (!end) return [moves]
  return [moves, handleRounds(end, async ({ id }, book) => ({ model: await book.move({ gameId, id }, cashOut) }))]
}

/** The steps of every game that is played step by step, each with the field that its move stands in, and its cash-out. */
export const steps: readonly Handler[] = manifestsOf('stepped').flatMap((game) => handleSteps(game, stepCalls[game.id]))

/** The stop of every game whose rounds all players share: takes the win of a bet in the flight that is under way. */
export const flightStops: readonly Handler[] = manifestsOf('multiplayer').map(({ id: gameId, game }) =>
  handleRounds(stops[gameId], async ({ id }, book) => ({ model: await book.stop(game, id) })),
)
