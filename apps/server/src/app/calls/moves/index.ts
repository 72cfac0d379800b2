import { steps as stepCalls, stops } from '@fairground/contract/calls/list'
import type { cashOutCallOf, playCallOf } from '@fairground/contract/calls/steps'
import { manifestsOf, type SteppedManifest } from '@fairground/games'
import type { Handler } from '../../../ground/call/handler.ts'
import { handleRounds } from '../../../play/round-book/handle-rounds.ts'
import { cashOut, makeMove } from '../../../play/rounds/move-round.ts'

/** The calls of one stepped game. */
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

/** Handlers of the moves and the cash-out of every stepped game. The manifest names the field of a move. */
export const steps: readonly Handler[] = manifestsOf('stepped').flatMap((game) => handleSteps(game, stepCalls[game.id]))

/** Handlers of the stop call of every multiplayer game: it cashes a bet out of the running flight. */
export const flightStops: readonly Handler[] = manifestsOf('multiplayer').map(({ id: gameId, game }) =>
  handleRounds(stops[gameId], async ({ id }, book) => ({ model: await book.stop(game, id) })),
)
