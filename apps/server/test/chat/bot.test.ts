import * as chat from '@fairground/contract/calls/chat'
import type { ChatMessage } from '@fairground/contract/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardTable, openCardTable } from './card-table.ts'
import { newRoom } from './table.ts'

let table: CardTable
beforeAll(async () => {
  table = await openCardTable()
})
afterAll(() => table.server.stop())

/** The messages of the server in a room. */
const byServer = async (roomId?: string) => (await table.messages(roomId)).filter(({ author }) => author === undefined)
const kindsOf = (messages: readonly ChatMessage[]) => messages.map(({ card }) => card?.kind)

test('[BT-12] the room of a lottery is told once that betting ends and what was drawn, after the draw has been shown, if it has a card of the term', async () => {
  const { server, clock } = table
  const player = await table.newMember()
  await table.until('OPEN')
  // Nobody bets in this term.
  await table.nextTerm()
  const other = await newRoom(server)
  const { id, termId } = await table.bet(player)
  await table.bet(player, { roomId: other })
  await table.card(id)
  const { closesAt } = await table.until('OPEN')
  clock.ms = closesAt - 10_000
  await expect.poll(async () => kindsOf(await byServer())).toEqual(['closing'])
  await table.to('CLOSED')
  const drawn = await table.toDraw()
  await table.settled(drawn.id)
  clock.ms += 3_900
  // The second card is posted after the job has looked for results at this time.
  for (const next of [await table.bet(player), await table.bet(player)]) await table.card(next.id)
  expect(kindsOf(await byServer())).toEqual(['closing'])
  clock.ms += 100
  await expect.poll(async () => kindsOf(await byServer())).toEqual(['closing', 'result'])
  const { seed, entropy, result, facts, salt, commitment, edge } = drawn
  expect((await byServer()).map(({ card }) => card)).toEqual([
    { kind: 'closing', gameId: 'dice3', termId, termNo: drawn.no, closesAt },
    {
      ...{ kind: 'result', gameId: 'dice3', termId, termNo: drawn.no, result, facts },
      seed,
      entropy,
      salt,
      commitment,
      edge,
    },
  ])
  await table.nextTerm()
  expect(await byServer(other)).toEqual([])
})

test('a big win is told as an answer to its card if the player has chosen to show bets; without a choice it is not', async () => {
  const { roomId, clock } = table
  const players = await Promise.all(Array.from({ length: 4 }, () => table.newMember()))
  await table.nextTerm()
  clock.ms += 1_000
  const picks = ['big', 'small', 'big', 'small']
  const slips = await Promise.all(
    players.map(async (player, at) => {
      if (at < 2) await player.call(chat.shareBets, { roomId, share: 'no_stake' })
      return await table.bet(player, {}, [{ market: 'side', pick: picks[at] ?? '', stake: 300 }])
    }),
  )
  await Promise.all(slips.map(({ id }) => table.card(id)))
  await table.to('CLOSED')
  const drawn = await table.toDraw()
  await table.settled(drawn.id)
  clock.ms += 4_000
  const winner = drawn.facts?.side?.includes('big') ? 0 : 1
  const card = await table.card(slips[winner]?.id ?? '', 'won')
  await Promise.all(slips.map(({ id }, at) => table.card(id, at % 2 === winner ? 'won' : 'lost')))
  const wins = (await byServer()).filter(({ type }) => type === 'win')
  expect(wins).toMatchObject([
    { replyTo: { id: card.id }, card: { kind: 'win', slipId: slips[winner]?.id, multiplier: 1.94 } },
  ])
})

test('the server posts at most six times a minute in a room', async () => {
  const { server, clock, roomId } = table
  const player = await table.newMember()
  await table.nextTerm()
  const at = new Date(clock.ms)
  const keys = Array.from({ length: 6 }, (_, number) => ({ room_id: roomId, key: `filled:${number}`, at }))
  await server.parts.db.insertInto('chat_bot_post').values(keys).execute()
  const before = await byServer()
  const { id, termId } = await table.bet(player)
  await table.card(id)
  clock.ms = (await table.until('OPEN')).closesAt - 9_000
  await server.parts.db
    .updateTable('chat_bot_post')
    .set({ at: new Date(clock.ms) })
    .where('key', 'like', 'filled:%')
    .execute()
  const taken = () =>
    server.parts.db.selectFrom('chat_bot_post').select('key').where('key', '=', `closing:${termId}`).execute()
  await expect.poll(taken).toHaveLength(1)
  expect(await byServer()).toHaveLength(before.length)
})
