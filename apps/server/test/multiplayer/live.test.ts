import { multiplayerNewsSchema, multiplayerTermSchema } from '@fairground/contract/multiplayer-round'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveClient, openLive } from '../live/live-client.ts'
import { bet, newBettor, openTable, stop, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('crash')
})
afterAll(() => table.server.stop())

/** The messages of the game's channel, parsed. */
function newsOf({ messages }: LiveClient) {
  return messages.flatMap((message) => {
    if (message.type !== 'game_data') return []
    const term = message.term && multiplayerTermSchema.parse(message.term)
    return [{ ...multiplayerNewsSchema.parse(message.data), term, text: JSON.stringify(message) }]
  })
}

test('[PU-07] [PU-09] [FA-02] watchers hear each phase once, the flight once a second, bets as they come, and no secret before the end', async () => {
  const { server, clock } = table
  const player = await newBettor(server)
  await table.until('NEW')
  const watcher = await openLive(server.url, server.call)
  await watcher.join(['crash'])
  const ownClient = await openLive(server.url, player.call)
  await ownClient.join([player.userId])
  let id = ''
  const flight = await table.toFlightOf(3_500, async () => {
    id = (await bet(player, 'crash')).id
    await watcher.until((message) => message.type === 'bet_begin' && message.bet.id === id)
  })
  await ownClient.until(
    (message) => message.type === 'bet_begin' && message.bet.id === id && message.userId === player.userId,
  )
  for (const flown of [1_000, 2_000, 3_000]) {
    clock.ms = (flight.started_at?.getTime() ?? 0) + flown
    await expect
      .poll(() =>
        newsOf(watcher).some((news) => news.kind === 'sync' && news.flownMs === flown && news.term?.id === flight.id),
      )
      .toBe(true)
  }
  const { winAmount } = await stop(player, id)
  await ownClient.until(
    ({ type, ...message }) => type === 'bet' && 'bet' in message && message.bet.id === id && isWin(message.bet),
  )
  await expect.poll(() => findDecidedBet(watcher, id)).toMatchObject({ result: 'WIN', winAmount })
  expect(newsOf(watcher).findLast((news) => news.kind === 'bets')).toMatchObject({
    count: 1,
    staked: 10,
    paid: winAmount,
  })
  const beforeTheEnd = newsOf(watcher).filter(({ term }) => term?.id === flight.id)
  expect(beforeTheEnd.length).toBeGreaterThan(3)
  for (const { text } of beforeTheEnd) expect(text).not.toMatch(/"(point|seed)"/)

  await table.toNext()
  await expect
    .poll(() =>
      newsOf(watcher)
        .filter(({ kind, term }) => kind === 'phase' && term?.id === flight.id)
        .map(({ term }) => term?.status),
    )
    .toEqual(expect.arrayContaining(['RUNNING', 'FINISHED']))
  const phases = newsOf(watcher).filter(({ kind, term }) => kind === 'phase' && term?.id === flight.id)
  expect(phases.filter(({ term }) => term?.status === 'FINISHED')).toHaveLength(1)
  expect(phases.find(({ term }) => term?.status === 'FINISHED')?.term).toMatchObject({
    point: Number(flight.point) / 100,
  })
  expect(watcher.messages.some((message) => JSON.stringify(message).includes(player.userId))).toBe(false)
  watcher.close()
  ownClient.close()
})

test('[PU-07] a pause and its end are told', async () => {
  const { server, clock } = table
  const { id } = await table.toFlightOf(3_000)
  const watcher = await openLive(server.url, server.call)
  await watcher.join(['crash'])
  clock.ms += 1_000
  await expect.poll(async () => (await table.round()).flown_ms).toBe(1_000)
  await server.parts.db
    .updateTable('lease')
    .set({ holder: id, until: new Date(0) })
    .where('name', '=', 'multiplayer:crash')
    .execute()
  clock.ms += 700
  await expect
    .poll(() => newsOf(watcher).find(({ kind }) => kind === 'resumed'))
    .toMatchObject({ lostMs: expect.any(Number), term: { id } })
  watcher.close()
})

const isWin = (bet: object) => 'win' in bet && bet.win === true

function findDecidedBet(watcher: LiveClient, id: string) {
  const lists = newsOf(watcher).flatMap((news) => (news.kind === 'bets' ? [news.list] : []))
  return lists.flat().findLast((shownBet) => shownBet.id === id)
}
