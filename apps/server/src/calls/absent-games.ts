import { type Call, CallError, shared, stepped } from '@fairground/contract'
import { type Handler, handle } from '../http/handler.ts'
import { getGame } from '../rounds/game.ts'

const { tower, stair, football, kangaroo, thimbles } = stepped
const { crash, aviator } = shared

/** Calls of games that this server does not have. A game that comes takes its calls out of this list. */
const absent: readonly Call[] = [
  tower.play,
  tower.cashOut,
  stair.play,
  stair.cashOut,
  football.play,
  football.cashOut,
  kangaroo.play,
  kangaroo.cashOut,
  thimbles.play,
  crash.stop,
  aviator.stop,
  shared.term,
]

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
