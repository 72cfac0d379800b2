import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances } from '../mines-table.ts'
import { bet, newBettor, openTable, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('crash')
})
afterAll(() => table.server.stop())

test('[BT-01] bets of a multiplayer round keep to the ceiling of their run, and are counted in it', async () => {
  const me = await newBettor(table.server)
  const stay = { to: 'base' as const }
  const plan = { options: { autoCashOut: 1.01 }, picks: [], stake: 10, onWin: stay, onLoss: stay }
  const { model: run } = await me.call(autoplay.start, { gameId: 'crash', bets: 2, lossLimit: 25, plan })
  const options = { autoCashOut: 1.01, autoplay: run.id }
  const runNow = async () => (await me.call(autoplay.find, { gameId: 'crash' })).model

  await table.until('NEW')
  await expect(bet(me, 'crash', options, 25.01)).rejects.toThrow('autoplay_loss_limit')
  const { id } = await bet(me, 'crash', options)
  expect(await runNow()).toMatchObject({ placed: 1, wagered: 10, profit: -10, last: { id, decided: false } })
  await table.toFlight()
  await table.toNext()
  const { winAmount } = await me.decided(id)
  expect(await runNow()).toMatchObject({
    profit: Number((winAmount - 10).toFixed(2)),
    last: { decided: true, winAmount },
  })

  await table.until('NEW')
  const lastBet = await bet(me, 'crash', options)
  await table.toFlight()
  await table.toNext()
  await me.decided(lastBet.id)
  await table.until('NEW')
  // The next action of the player would release the win if its hold has run out by then.
  await me.call(game.finishHold, { id: lastBet.id })
  const before = await balances(table.server.parts, me)
  await expect(bet(me, 'crash', options)).rejects.toThrow('autoplay_over')
  expect(await balances(table.server.parts, me)).toEqual(before)
})
