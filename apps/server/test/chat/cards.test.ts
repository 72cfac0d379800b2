import * as chat from '@fairground/contract/calls/chat'
import * as lottery from '@fairground/contract/calls/lottery'
import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getJurisdiction } from '../../src/operator/jurisdictions/get-jurisdiction.ts'
import { newStaff } from '../staff.ts'
import { type CardTable, openCardTable } from './card-table.ts'
import { connectChat, newRoom } from './table.ts'

let table: CardTable
beforeAll(async () => {
  table = await openCardTable()
})
afterAll(() => table.server.stop())

/** Puts a changed profile in force for every player. */
async function enforce(change: Partial<Jurisdiction>): Promise<void> {
  const { server } = table
  await (await newStaff(server)).call(operator.saveJurisdiction, { ...demoJurisdiction, ...change })
  await vi.waitFor(async () => expect(await getJurisdiction(server.parts, undefined)).toMatchObject(change), {
    timeout: 10_000,
  })
}

/** Waits until every card of stored slips is posted or refused. */
/** Waits until the chat has taken up the cards of all slips, and posted those that it posts. */
async function allPosted(): Promise<void> {
  const { db } = table.server.parts
  await expect.poll(() => db.selectFrom('bet_attachment').select('bet_id').execute()).toEqual([])
  await expect
    .poll(() =>
      db
        .selectFrom('chat_card')
        .select('slip_id')
        .where('message_id', 'is', null)
        .where('done_at', 'is', null)
        .execute(),
    )
    .toEqual([])
}

test('[BT-12] others see a slip as a card without its stake, and how it ended once the draw has been shown', async () => {
  const { server, roomId, clock } = table
  await table.until('OPEN')
  const player = await table.newMember()
  const client = await connectChat(server.url, server.call, { roomId })
  const sides = [
    { market: 'side', pick: 'big', stake: 10 },
    { market: 'side', pick: 'small', stake: 5 },
  ]
  const { id, termId } = await table.bet(player, {}, sides)
  const posted = await table.card(id)
  const me = (await player.call(chat.open, { roomId })).model.me
  expect(posted).toMatchObject({ type: 'bet', body: '', author: { id: me?.id } })
  expect(posted.card).toMatchObject({
    ...{ kind: 'bet', gameId: 'dice3', termId, slipId: id, state: 'open' },
    lines: [
      { market: 'side', pick: 'big' },
      { market: 'side', pick: 'small' },
    ],
  })
  expect(JSON.stringify(posted.card)).not.toMatch(/stake|currency/)
  await table.to('CLOSED')
  const drawn = await table.toDraw()
  await table.settled(drawn.id)
  // Decided, but the draw is being shown.
  const { events } = client
  const changes = () =>
    events.filter(({ message }) => message?.id === posted.id).map(({ kind, message }) => [kind, message?.rev])
  await expect.poll(changes).toEqual([['message', 0]])
  clock.ms += 3_900
  // The second card is posted after the job has looked for decided slips at this time.
  for (const next of [await table.bet(player), await table.bet(player)]) await table.card(next.id)
  expect(changes()).toEqual([['message', 0]])
  clock.ms += 100
  const ended = await table.card(id, 'won')
  // Just one of the two sides wins.
  const [big, small] = drawn.facts?.side?.includes('big') ? [1, 0] : [0, 1]
  expect(ended.card.multiplier).toBe(Math.floor(((big * 19.4 + small * 9.7) / 15) * 10_000) / 10_000)
  await expect.poll(changes).toEqual([
    ['message', 0],
    ['card', 1],
  ])
  client.close()
})

test('a repeated bet has one card, and a slip that names no room has none', async () => {
  const player = await table.newMember()
  await table.until('OPEN')
  const before = (await table.messages()).length
  const repeats = await Promise.all(Array.from({ length: 10 }, () => table.bet(player, { requestId: 'the-same' })))
  await table.bet(player, { roomId: undefined })
  expect(new Set(repeats.map(({ id }) => id)).size).toBe(1)
  await table.card(repeats[0]?.id ?? '')
  await allPosted()
  expect(await table.messages()).toHaveLength(before + 1)
})

test('two processes post each card once', async () => {
  const { server, clock } = table
  const other = await openCardTable({ databaseUrl: server.databaseUrl, clock })
  const players = await Promise.all(Array.from({ length: 4 }, () => table.newMember()))
  const slips = await Promise.all(players.flatMap((player) => [table.bet(player), table.bet(player)]))
  await allPosted()
  await Promise.all(slips.map(({ id }) => table.card(id)))
  await other.server.stop()
})

test('a player chooses for each room whether it shows the stake, and whether it shows the bets at all', async () => {
  const { server, roomId } = table
  const player = await table.newMember()
  const roomOf = async () => (await player.call(chat.rooms, { gameId: 'dice3' })).list[0]
  expect((await roomOf())?.bets).toEqual({ share: 'no_stake', mayShare: true, mayFollow: true })
  expect((await player.call(chat.shareBets, { roomId, share: 'share' })).model.bets.share).toBe('share')
  const shown = await table.card((await table.bet(player)).id)
  expect(shown.card).toMatchObject({ lines: [{ stake: 10 }], currency: { id: 'G$', symbol: 'G$', decimalLength: 2 } })
  const other = await newRoom(server)
  const { id } = await table.bet(player, { roomId: other })
  expect(JSON.stringify((await table.card(id, 'open', other)).card)).not.toContain('stake')
  await player.call(chat.shareBets, { roomId, share: 'none' })
  expect((await player.call(chat.open, { roomId })).model.room.bets?.share).toBe('none')
  const before = (await table.messages()).length
  await table.bet(player)
  await allPosted()
  expect(await table.messages()).toHaveLength(before)
})

test('[RG-01] no card is posted where the jurisdiction or the room shows no bets, or of a muted player; the bet is taken', async () => {
  const { server, roomId } = table
  const player = await table.newMember()
  const quiet = await newRoom(server, { settings: { betsShown: false } })
  const before = (await table.messages()).length
  expect((await table.bet(player, { roomId: quiet })).result).toBe('PENDING')
  await server.parts.db
    .insertInto('chat_sanction')
    .values({
      ...{ id: crypto.randomUUID(), account_id: player.userId, room_id: null, kind: 'mute', reason: 'a test' },
      ...{ by: 'a test', at: new Date(), until: null },
    })
    .execute()
  expect((await table.bet(player)).result).toBe('PENDING')
  await enforce({ betCards: false })
  expect((await table.bet(await table.newMember())).result).toBe('PENDING')
  await allPosted()
  expect(await table.messages()).toHaveLength(before)
  expect(await table.messages(quiet)).toEqual([])
  await enforce({ betCards: true })
  const unknown = table.bet(player, { roomId: crypto.randomUUID() })
  await expect(unknown).rejects.toEqual(new CallError('room_unknown'))
  expect(roomId).not.toBe(quiet)
})

test('a slip that is taken back is cancelled on its card at once, and a seventh card within a minute is not posted', async () => {
  const { clock } = table
  const player = await table.newMember()
  clock.ms += 61_000
  await table.nextTerm()
  const slips = []
  for (let at = 0; at < 7; at++) slips.push(await table.bet(player))
  await allPosted()
  // The room also tells the draw of the term before; only the cards of these slips count.
  const ids = new Set(slips.map(({ id }) => id))
  const cards = (await table.messages()).filter(({ card }) => card?.kind === 'bet' && ids.has(card.slipId))
  expect(cards).toHaveLength(6)
  const [first] = slips
  await player.call(lottery.cancel, { id: first?.id ?? '' })
  expect((await table.card(first?.id ?? '', 'cancelled')).card.multiplier).toBeUndefined()
})

test('[BT-12] a player follows a card with an own stake: the bet is a new one, and its card answers the first', async () => {
  const [leader, follower] = [await table.newMember(), await table.newMember()]
  await table.nextTerm()
  const led = await table.card((await table.bet(leader)).id)
  const lines = [{ market: 'side', pick: 'big', stake: 3 }]
  const followed = await table.bet(follower, { follows: led.id }, lines)
  expect(followed).toMatchObject({ betAmount: 3, result: 'PENDING' })
  const card = await table.card(followed.id)
  expect(card.replyTo).toMatchObject({ id: led.id, author: { id: led.author?.id } })
  const { options } = await table.server.parts.db
    .selectFrom('round')
    .select('options')
    .where('id', '=', followed.id)
    .executeTakeFirstOrThrow()
  expect(options).toMatchObject({ follows: led.id })
})

test('a bet that follows nothing, another lottery, other picks, or where following is off is refused by name', async () => {
  const { server, roomId } = table
  const [leader, follower] = [await table.newMember(), await table.newMember()]
  await table.until('OPEN')
  const led = await table.card((await table.bet(leader)).id)
  const refused = async (name: ConstructorParameters<typeof CallError>[0], extra: object, pick = 'big') =>
    expect(table.bet(follower, extra, [{ market: 'side', pick, stake: 1 }])).rejects.toEqual(new CallError(name))
  await server.parts.db
    .updateTable('account')
    .set({ created_at: new Date(0), email_checked: true })
    .where('id', '=', leader.userId)
    .execute()
  const { model } = await leader.call(chat.send, { roomId, clientId: 'text', body: 'follow this' })
  await refused('card_unknown', { follows: crypto.randomUUID() })
  await refused('card_unknown', { follows: model.message.id })
  await refused('follow_differs', { follows: led.id }, 'small')
  const quiet = await newRoom(server, { settings: { follow: false } })
  const there = await table.card((await table.bet(leader, { roomId: quiet })).id, 'open', quiet)
  await refused('follow_not_allowed', { follows: there.id })
  await enforce({ betFollow: false })
  await refused('follow_not_allowed', { follows: led.id })
  await enforce({ betFollow: true })
  await leader.call(chat.remove, { id: led.id })
  await refused('card_unknown', { follows: led.id })
})
