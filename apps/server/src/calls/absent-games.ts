import { type Call, CallError, shared } from '@fairground/contract'
import { type Handler, handle } from '../http/handler.ts'
import { getGame } from '../rounds/game.ts'

const { crash, aviator } = shared

/** Calls of games that this server does not have. A game that comes takes its calls out of this list. */
const absent: readonly Call[] = [crash.stop, aviator.stop, shared.term]

/** The calls of games that are not there, and what is asked of every game about rounds that its players share. */
export const absentGames: readonly Handler[] = [
  ...absent.map((call) =>
    handle(call, async () => {
      throw new CallError('game_unknown')
    }),
  ),
  handle(shared.bets, async ({ gameId }, { services, session }) => {
    await getGame(services, gameId, session?.currencyId)
    return { list: [] }
  }),
  handle(shared.rounds, async ({ gameId }, { services, session }) => {
    await getGame(services, gameId, session?.currencyId)
    return { page: { content: [], total: 0 } }
  }),
]
