import { mines, shared, stepped } from '@fairground/contract'
import { aviatorGame } from '@fairground/games/aviator'
import { crashGame } from '@fairground/games/crash'
import { moveDemo } from '../../demo/play.ts'
import { stopDemoBet } from '../../demo/stop-demo-bet.ts'
import { type Context, type Handler, handle } from '../../http/handler.ts'
import { cashOut, makeMove } from '../../rounds/move-round.ts'
import { demoOf } from './demo-of.ts'

const { tower, stair, football, kangaroo, thimbles } = stepped

const move = async (context: Context, round: { gameId: string; id: string }, value: unknown) => ({
  model: await moveDemo(context, round, makeMove(value)),
})
const cashOutOf = (call: typeof tower.cashOut, gameId: string): Handler =>
  handle(demoOf(call), async ({ id }, context) => ({ model: await moveDemo(context, { gameId, id }, cashOut) }))

/** The steps and cash-outs of a demonstration, each with the field that its move stands in. */
export const demoSteps: readonly Handler[] = [
  handle(demoOf(mines.play), ({ id, tile }, context) => move(context, { gameId: 'mines', id }, tile)),
  cashOutOf(mines.cashOut, 'mines'),
  handle(demoOf(tower.play), ({ id, column }, context) => move(context, { gameId: 'tower', id }, column)),
  cashOutOf(tower.cashOut, 'tower'),
  handle(demoOf(stair.play), ({ id, column }, context) => move(context, { gameId: 'stair', id }, column)),
  cashOutOf(stair.cashOut, 'stair'),
  handle(demoOf(football.play), ({ id, zone }, context) => move(context, { gameId: 'football', id }, zone)),
  cashOutOf(football.cashOut, 'football'),
  handle(demoOf(kangaroo.play), ({ id }, context) => move(context, { gameId: 'kangaroo', id }, undefined)),
  cashOutOf(kangaroo.cashOut, 'kangaroo'),
  handle(demoOf(thimbles.play), ({ id, cup }, context) => move(context, { gameId: 'thimbles', id }, cup)),
  handle(demoOf(shared.crash.stop), async ({ id }, context) => ({ model: await stopDemoBet(context, crashGame, id) })),
  handle(demoOf(shared.aviator.stop), async ({ id }, context) => ({
    model: await stopDemoBet(context, aviatorGame, id),
  })),
]
