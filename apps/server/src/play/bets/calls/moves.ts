import { steps as stepCalls, stops } from '@fairground/contract/calls/list'
import type { cashOutCallOf, playCallOf } from '@fairground/contract/calls/steps'
import { manifestsOf, type SteppedManifest } from '@fairground/games'
import type { Handler } from '../../../ground/call/handler.ts'
import { stopMultiplayerBet } from '../../multiplayer-rounds/stop-multiplayer-bet.ts'
import { cashOut, makeMove, moveRound } from '../../rounds/move-round.ts'
import { handleBets } from '../handle-bets.ts'
import type { BetsParts } from '../parts.ts'

/** The calls of one stepped game. */
interface StepCalls {
  play: ReturnType<typeof playCallOf<undefined>>
  cashOut?: ReturnType<typeof cashOutCallOf>
}

function handleSteps(
  { id: gameId, moveField }: SteppedManifest,
  { play, cashOut: end }: StepCalls,
): Handler<BetsParts>[] {
  const moves = handleBets(play, async (request, bettor) => {
    const { id, ...fields }: { id: string } & Readonly<Record<string, unknown>> = request
    const move = moveField === undefined ? undefined : fields[moveField]
    return { model: await moveRound(bettor, { gameId, id }, makeMove(move)) }
  })
  if (!end) return [moves]
  return [
    moves,
    handleBets(end, async ({ id }, bettor) => ({ model: await moveRound(bettor, { gameId, id }, cashOut) })),
  ]
}

/** Handlers of the moves and the cash-out of every stepped game. The manifest names the field of a move. */
export const steps: readonly Handler<BetsParts>[] = manifestsOf('stepped').flatMap((game) =>
  handleSteps(game, stepCalls[game.id]),
)

/** Handlers of the stop call of every multiplayer game: it cashes a bet out of the running flight. */
export const flightStops: readonly Handler<BetsParts>[] = manifestsOf('multiplayer').map(({ id: gameId, game }) =>
  handleBets(stops[gameId], async ({ id }, bettor) => ({ model: await stopMultiplayerBet(bettor, game, id) })),
)
