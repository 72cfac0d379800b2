import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { aviatorGame } from '@fairground/games/aviator'
import { entropyOf } from '@fairground/games/fair'
import { verifyRound } from '@fairground/games/verifier'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances } from '../mines-table.ts'
import { bet, newBettor, openTable, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('aviator')
})
afterAll(() => table.server.stop())

test('[BT-02] two bets at once, each with its own automatic cash-out; a place holds one', async () => {
  const { server, clock } = table
  const player = await newBettor(server)
  let ids: string[] = []
  let isChecked = false
  await table.toFlightOf(aviatorGame.curve.reaches(140), async () => {
    const [one, two] = await Promise.all([
      bet(player, 'aviator', { slot: 0, autoCashOut: 1.2 }),
      bet(player, 'aviator', { slot: 1 }, 5),
    ])
    ids = [one.id, two.id]
    expect([one.slot, two.slot]).toEqual([0, 1])
    if (isChecked) return
    isChecked = true
    await expect(bet(player, 'aviator', { slot: 1 })).rejects.toMatchObject({ errorName: 'round_open' })
    await expect(bet(player, 'aviator', { slot: 2 })).rejects.toMatchObject({ errorName: 'option_unknown' })
    const { list } = await player.call(game.open, {})
    expect(list.map(({ slot, termId, multiplier }) => ({ slot, termId, multiplier }))).toEqual(
      expect.arrayContaining([0, 1].map((slot) => ({ slot, termId: one.termId, multiplier: 1 }))),
    )
  })
  const [first = '', second = ''] = ids
  const row = await table.round()
  const seeds = await player.call(game.open, {})
  // One account counts once, however many bets it has.
  expect(row.entropy).toBe(entropyOf([seeds.list[0]?.round.clientSeed ?? '']))
  clock.ms += aviatorGame.curve.reaches(130)
  expect(await player.decided(first)).toEqual({ result: 'WIN', winAmount: 12 })
  const { model } = await player.call(stops.aviator, { id: second })
  expect(model).toMatchObject({ slot: 1, multiplier: 1.3, winAmount: 6.5 })
  await table.toNext()

  const { page } = await player.call(game.betRecord, { pageNo: 1, pageSize: 2, gameId: 'aviator' })
  expect(page.content.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  for (const {
    shared: proof,
    gameId,
    edge,
    multiplier,
    options,
    betAmount: stake,
    winAmount: payout,
  } of page.content) {
    const verification = verifyRound({ ...proof, gameId, edge, multiplier, ...options, stake, payout })
    expect(verification.checks.map(({ name }) => name)).toEqual(['commitment', 'point', 'cashOut', 'payout'])
    expect(verification.ok).toBe(true)
  }
})

test('[BT-02] [RE-03] of 20 bets at once in each of two places one is taken in each, and one stake is paid for it', async () => {
  const player = await newBettor(table.server)
  await table.until('NEW')
  const all = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => bet(player, 'aviator', { slot: at % 2 })))
  const placedSlots = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.slot] : []))
  const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.errorName] : []))
  expect(placedSlots.toSorted()).toEqual([0, 1])
  expect(refusals).toEqual(Array.from({ length: 38 }, () => 'round_open'))
  expect(await balances(table.server.parts, player)).toMatchObject({ mainMinor: 98_000n, openRounds: 2 })
  await table.toFlight()
  await table.toNext()
})

test('[BT-02] the bets of the round are there for everybody, without anybody’s id or whole name', async () => {
  const { server } = table
  await table.until('NEW')
  const players = await Promise.all([newBettor(server), newBettor(server)])
  await Promise.all(players.map((player, at) => bet(player, 'aviator', { slot: at }, 10 + at)))
  await expect
    .poll(async () =>
      (await server.call(multiplayer.bets, { gameId: 'aviator' })).list.map(({ betAmount }) => betAmount),
    )
    .toEqual([11, 10])
  const { list } = await server.call(multiplayer.bets, { gameId: 'aviator' })
  expect(list.map(({ slot, result, multiplier, winAmount }) => ({ slot, result, multiplier, winAmount }))).toEqual([
    { slot: 1, result: 'PENDING', multiplier: 0, winAmount: 0 },
    { slot: 0, result: 'PENDING', multiplier: 0, winAmount: 0 },
  ])
  for (const { userId, user } of players) {
    expect(JSON.stringify(list)).not.toContain(userId)
    expect(list.map(({ nickname }) => nickname)).not.toContain(user.nickname)
  }
})

test('[OP-02] a game that was switched off finishes its round and opens no other', async () => {
  const { server } = table
  await table.until('NEW')
  await server.parts.db.updateTable('game').set({ enabled: false }).where('id', '=', 'aviator').execute()
  const { number } = await table.toFlight()
  const { endMs } = await table.endOf(await table.round())
  table.clock.ms += endMs
  await table.until('FINISHED')
  await expect.poll(async () => (await server.call(game.settings, { gameId: 'aviator' })).model.enabled).toBe(false)
  table.clock.ms += 10_000
  await expect.poll(async () => (await table.round()).settled_at).not.toBeNull()
  const player = await newBettor(server)
  await expect(bet(player, 'aviator')).rejects.toMatchObject({ errorName: 'game_maintenance' })
  expect((await table.round()).number).toBe(number)
  await server.parts.db.updateTable('game').set({ enabled: true }).where('id', '=', 'aviator').execute()
  expect((await table.until('NEW')).number).toBe(number + 1)
})
