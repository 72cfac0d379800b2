import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as chat from '@fairground/contract/calls/chat'
import * as promotion from '@fairground/contract/calls/promotion'
import * as responsible from '@fairground/contract/calls/responsible'
import type { SentMessage } from '@fairground/contract/live'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDeposit } from '../../src/cash/payments/deposit.ts'
import { credit } from '../../src/cash/payments/settle-deposit.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { connectChat, newRoom, newWriter, say } from '../chat/table.ts'
import { grant, offerInstantGames, scratch, spin } from '../instant-table.ts'
import { at, bet, cashOut, peek, reveal } from '../mines-table.ts'
import { newBettor, bet as placeIn } from '../multiplayer/table.ts'
import { newStaff } from '../staff.ts'
import { answerAs, openConversation } from '../support/desk.ts'
import { callAt, openPage, openSeveral, type Several } from './several.ts'

let all: Several
beforeAll(async () => {
  all = await openSeveral()
})
afterAll(() => all.stop())

const isEvent = (event: string) => (message: SentMessage) => message.type === 'event' && message.event === event

test('[PU-04] a credited deposit is told once on a page of another process, also when its webhook comes to both', async () => {
  const { one, other } = all
  const player = await newPlayer(one)
  const page = await openPage(other, [player.userId], player)
  const id = randomUUID()
  const now = one.parts.now()
  await one.parts.db
    .insertInto('deposit')
    .values({
      ...{ account_id: player.userId, id, channel: 'sandbox', amount_minor: 4_000n },
      ...{ created_at: new Date(now), expires_at: new Date(now + 60_000) },
    })
    .execute()
  const deposit = await findDeposit(one.parts.db, player.userId, id)
  if (!deposit) throw new Error('no deposit')
  const both = () => Promise.all([one, other].map(({ parts }) => credit(parts, deposit)))
  await both()
  await page.until(isEvent('recharge_success'))
  await both()
  one.parts.tell(player.userId, 'last')
  await page.until(isEvent('last'))
  expect(page.events.map(({ type }) => type)).toEqual(['recharge_success', 'last'])
  expect(page.balances.at(-1)?.balance).toBe(40)
  page.close()
})

test('[RE-06] a session that ends at one process loses its connection to another at once', async () => {
  const { one, other } = all
  const player = await newPlayer(one)
  const page = await openPage(other, [player.userId], player)
  await player.call(auth.logout)
  expect(await page.cut).toBe('io server disconnect')
  expect(page.events).toMatchObject([{ type: 'session_revoked' }])
})

test('[RG-03] an exclusion at one process is known in another at once', async () => {
  const { one, other } = all
  const player = await newPlayer(one)
  const knowledge = new Promise((resolve) =>
    other.parts.facts.on('excluded', ({ accountId }) => accountId === player.userId && resolve(accountId)),
  )
  await player.call(responsible.exclude, { days: null })
  expect(await knowledge).toBe(player.userId)
})

test('a win is on the boards of each process, and a voided one on none', async () => {
  const { one, other, clock } = all
  const query = { currencyId: 'G$', sinceMs: 0, most: 10 }
  const latest = async ({ parts }: typeof one) =>
    (await parts.latestBets.list({ currencyId: 'G$', gameId: 'mines', most: 30 })).map(({ roundId }) => roundId)
  const board = async ({ parts }: typeof one) => (await parts.winners.list(query)).map(({ roundId }) => roundId)
  // Both have read what there is.
  for (const server of [one, other]) expect(await board(server)).toEqual([])
  const me = await newPlayer(one, { deposit: 100 })
  const { id } = await bet(me, 33, 3)
  const { safe } = await peek(one.parts, me, id)
  await reveal(me, id, at(safe, 0))
  await cashOut(me, id)
  clock.ms += 5_000
  for (const server of [one, other]) {
    await expect.poll(() => board(server)).toEqual([id])
    await expect.poll(() => latest(server)).toEqual([id])
  }
  await one.parts.wallet.voidHold({ ...ownKey(), accountId: me.userId, holdId: id })
  for (const server of [one, other]) {
    await expect.poll(() => board(server)).toEqual([])
    await expect.poll(() => latest(server)).toEqual([])
  }
})

test('[BT-10] a bonus that a bet at another process releases is told', async () => {
  const { one, other } = all
  await offerInstantGames(one)
  await offerInstantGames(other)
  const me = await newPlayer(one, { deposit: 10_000 })
  const page = await openPage(one, [me.userId], me)
  await grant(one, me, { key: randomUUID(), count: 1 })
  const { winAmount } = await spin(me)
  const { bonus } = (await me.call(promotion.freeSpins)).model
  await scratch({ ...me, call: callAt(other, me) }, Math.ceil(bonus?.required ?? 0))
  expect(await page.until(isEvent('bonus_released'))).toMatchObject({ extra: { amount: winAmount } })
  expect(page.events.filter(({ type }) => type === 'bonus_released')).toHaveLength(1)
  page.close()
})

test('[PU-10] an answer of the live chat and a message of a room are heard once on the pages of each process', async () => {
  const { one, other } = all
  const player = await newWriter(one)
  const page = await openPage(other, [player.userId], player)
  const { id } = await openConversation(player.call)
  const staff = await newStaff(one)
  await answerAs(staff, id)
  await page.until(isEvent('support_changed'))
  page.close()
  const roomId = await newRoom(one)
  const clients = await Promise.all([one, other].map(({ url, call }) => connectChat(url, call, { roomId, after: 0 })))
  await say(player, roomId, 'hello')
  const { list } = await other.call(chat.history, { roomId, after: 0 })
  for (const client of clients) {
    await expect.poll(() => client.events).toHaveLength(1)
    expect(client.events.map(({ seq }) => seq)).toEqual(list.map(({ seq }) => seq))
    client.close()
  }
})

test('bets of two processes in one round are counted in parts of their own, so that neither waits for the other', async () => {
  const { one, other, table } = all
  const players = await Promise.all([newBettor(one), newBettor(other)])
  const { id } = await table.until('NEW')
  for (const player of players) await placeIn(player, 'crash')
  const parts = await one.parts.db
    .selectFrom('multiplayer_round_part')
    .select('bet_count')
    .where('multiplayer_round_id', '=', id)
    .where('bet_count', '>', 0)
    .execute()
  expect(parts.map(({ bet_count }) => bet_count)).toEqual([1, 1])
})
