import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { lotteryTermSchema } from '@fairground/contract/lottery'
import { freshDatabase } from '@fairground/testkit'
import { expect, onTestFinished, test } from 'vitest'
import { type LiveClient, openLive } from '../live/live-client.ts'
import { expectSound } from './expect-sound.ts'
import { newBettor, openLottery, slip } from './lottery-table.ts'

/** The terms of the messages of a game's channel, in order. */
function termsOf({ messages }: LiveClient) {
  return messages.flatMap((message) =>
    message.type === 'game_data' && message.term ? [lotteryTermSchema.parse(message.term)] : [],
  )
}

const lines = [{ market: 'side', pick: 'big', stake: 10 }]

test('[PU-07] [PU-09] [FA-02] watchers hear each phase once and in order, slips with masked names, and no secret before the draw', async () => {
  const table = await openLottery('race10')
  onTestFinished(() => table.server.stop())
  const { server } = table
  const player = await newBettor(server)
  await table.until('OPEN')
  const watcher = await openLive(server.url, server.call)
  await watcher.join(['game:race10'])
  const ownClient = await openLive(server.url, player.call)
  await ownClient.join([player.userId])
  const term = await table.nextTerm()
  const bet = await slip(player, 'race10', [{ market: 'side', pick: '1:big', stake: 10 }])
  await watcher.until((message) => message.type === 'bet_begin' && message.bet.id === bet.id)
  await ownClient.until((message) => message.type === 'bet_begin' && message.userId === player.userId)
  await table.to('CLOSED')
  await expect.poll(() => termsOf(watcher).some(({ id, phase }) => id === term.id && phase === 'CLOSED')).toBe(true)
  expect(JSON.stringify(termsOf(watcher).filter(({ id }) => id === term.id))).not.toMatch(/"(seed|result)"/)
  await table.toDraw()
  await table.settled(term.id)
  const settled = await ownClient.until(
    (message) => message.type === 'bet' && message.bet.id === bet.id && message.bet.result !== 'PENDING',
  )
  // Nobody sees the end of the race before its animation has ended.
  expect(settled).toMatchObject({ delaySeconds: 10, bet: { gameId: 'race10', betAmount: 10 } })
  await expect
    .poll(() =>
      termsOf(watcher)
        .filter(({ id }) => id === term.id)
        .map(({ phase, status }) => `${phase} ${status}`),
    )
    .toEqual(['OPEN NEW', 'CLOSED NEW', 'DRAWN NEW', 'SETTLED FINISHED'])
  const next = termsOf(watcher).filter(({ no }) => no === term.no + 1)
  expect(next.map(({ phase }) => phase)).toEqual(['OPEN'])
  expect(watcher.messages.some((message) => JSON.stringify(message).includes(player.userId))).toBe(false)
  watcher.close()
  ownClient.close()
})

test('[RE-08] [BT-12] a second server serves the same terms, takes slips, and takes over when the first is gone', async () => {
  const database = await freshDatabase()
  const clock = { ms: Date.now() }
  const pace = { leaseMs: 1_000 }
  const first = await openLottery('colour10', pace, { databaseUrl: database.url, clock })
  const second = await openLottery('colour10', pace, { databaseUrl: database.url, clock })
  onTestFinished(async () => {
    await second.server.stop()
    await database.drop()
  })
  const term = await first.until('OPEN')
  expect((await second.until('OPEN')).id).toBe(term.id)
  const watcher = await openLive(second.server.url, second.server.call)
  await watcher.join(['game:colour10'])
  const [one, other] = await Promise.all([newBettor(first.server), newBettor(second.server)])
  const slips = [await slip(one, 'colour10', lines), await slip(other, 'colour10', lines)]
  expect(slips.map(({ termId }) => termId)).toEqual([term.id, term.id])
  const closed = await first.to('CLOSED')
  expect(closed.bettors).toHaveLength(2)
  await first.server.stop()
  const drawn = await second.toDraw()
  expect(drawn.id).toBe(term.id)
  await second.settled(term.id)
  expect((await other.call(game.betResult, { id: slips[1]?.id ?? '' })).model.result).not.toBe('PENDING')
  const open = await second.server.parts.rounds.listOpen(one.userId as never)
  expect(open).toEqual([])
  // Whoever did not drive it heard of the draw too, from the database.
  await expect.poll(() => termsOf(watcher).some(({ id, phase }) => id === term.id && phase === 'SETTLED')).toBe(true)
  expect((await second.server.call(lottery.term, { gameId: 'colour10' })).model.no).toBe(term.no + 1)
  watcher.close()
  await expectSound(second.server)
})

test('[OP-02] a lottery that is switched off takes its open term to the end and opens no other; on again, it goes on', async () => {
  const table = await openLottery('sum28')
  onTestFinished(() => table.server.stop())
  const { db } = table.server.parts
  const player = await newBettor(table.server)
  const term = await table.until('OPEN')
  const bet = await slip(player, 'sum28', lines)
  await db.updateTable('game').set({ enabled: false }).where('id', '=', 'sum28').execute()
  await expect
    .poll(() => slip(player, 'sum28', lines).catch((error) => error.errorName), { timeout: 5_000 })
    .toBe('game_maintenance')
  await table.to('CLOSED')
  await table.toDraw()
  await table.settled(term.id)
  expect((await player.call(game.betResult, { id: bet.id })).model.result).not.toBe('PENDING')
  expect((await table.server.call(lottery.term, { gameId: 'sum28' })).model.id).toBe(term.id)
  await db.updateTable('game').set({ enabled: true }).where('id', '=', 'sum28').execute()
  expect((await table.until('OPEN')).no).toBe(term.no + 1)
})
