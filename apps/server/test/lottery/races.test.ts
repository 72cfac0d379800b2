import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import { entropyOf } from '@fairground/games/fair'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSound } from './expect-sound.ts'
import { type LotteryTable, newBettor, openLottery, slip } from './lottery-table.ts'

let table: LotteryTable
let bettors: Awaited<ReturnType<typeof newBettor>>[]
beforeAll(async () => {
  table = await openLottery('colour10')
  bettors = await Promise.all(Array.from({ length: 40 }, () => newBettor(table.server)))
})
afterAll(async () => {
  await expectSound(table.server)
  await table.server.stop()
})

const lines = [{ market: 'side', pick: 'odd', stake: 1 }]
const outcomes = async <Value>(calls: readonly Promise<Value>[]) => {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.errorName] : [])),
  }
}

test('[BT-12] [RE-03] 200 slips against the close: each is in the term or has moved nothing, and the entropy is of the first three accounts', async () => {
  const term = await table.until('OPEN')
  const place = (_: unknown, at: number) =>
    slip(bettors[at % bettors.length] as (typeof bettors)[0], 'colour10', lines, { termId: term.id })
  const early = Array.from({ length: 100 }, place)
  await Promise.race(early)
  table.clock.ms = term.closesAt
  const calls = [...early, ...Array.from({ length: 100 }, place)]
  const { done, refused } = await outcomes(calls)
  for (const name of refused) expect(name).toBe('term_closed')
  expect(done.length + refused.length).toBe(200)
  expect(done.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThanOrEqual(100)
  const closed = await table.until('CLOSED')
  expect(closed.id).toBe(term.id)
  const bets = await table.server.parts.db
    .selectFrom('multiplayer_bet')
    .selectAll()
    .where('multiplayer_round_id', '=', term.id)
    .orderBy('place')
    .execute()
  expect(new Set(bets.map(({ round_id }) => round_id))).toEqual(new Set(done.map(({ id }) => id)))
  const seeds = new Map<string, string>()
  for (const { account_id, client_seed } of bets) if (!seeds.has(account_id)) seeds.set(account_id, client_seed)
  expect(closed.entropy).toBe(entropyOf([...seeds.values()]))
  expect(closed.bettors).toHaveLength(Math.min(3, seeds.size))
  const drawn = await table.toDraw()
  const settled = await table.settled(drawn.id)
  const isOdd = (settled.result?.[0] ?? 0) % 2 === 1
  const results = await Promise.all(
    bets.map(async ({ round_id }) => {
      const bettor = bettors.find(({ userId }) => userId === bets.find((bet) => bet.round_id === round_id)?.account_id)
      return (await bettor?.call(game.betResult, { id: round_id }))?.model.result
    }),
  )
  expect(new Set(results)).toEqual(new Set([isOdd ? 'WIN' : 'LOSE']))
})

test('[BT-12] [RE-03] the same slip 50 times is taken once; 20 slips at once keep to 60 lines', async () => {
  const player = await newBettor(table.server)
  const term = await table.until('OPEN')
  const same = await Promise.all(
    Array.from({ length: 50 }, () => slip(player, 'colour10', lines, { requestId: 'the-same', termId: term.id })),
  )
  expect(new Set(same.map((bet) => JSON.stringify(bet))).size).toBe(1)
  const six = Array.from({ length: 6 }, () => lines[0] as (typeof lines)[0])
  const { done, refused } = await outcomes(Array.from({ length: 20 }, () => slip(player, 'colour10', six)))
  // One line and nine slips of six.
  expect(done).toHaveLength(9)
  expect(new Set(refused)).toEqual(new Set(['too_many_lines']))
})

test('[BT-12] [RE-03] of 20 cancels of ten slips at once three are accepted, each once; a cancel against the close is in the term or out of it', async () => {
  await table.nextTerm()
  const player = await newBettor(table.server)
  const slips = await Promise.all(Array.from({ length: 10 }, () => slip(player, 'colour10', lines)))
  const { done, refused } = await outcomes([...slips, ...slips].map(({ id }) => player.call(lottery.cancel, { id })))
  expect(done).toHaveLength(3)
  for (const name of refused) expect(['cancel_limit', 'round_finished']).toContain(name)
  const wallet = await table.server.parts.wallet.findWallet(player.userId)
  expect(wallet?.mainMinor).toBe(100_000n - 700n)

  const others = bettors.slice(0, 20)
  const term = await table.until('OPEN')
  const placed = await Promise.all(others.map((each) => slip(each, 'colour10', lines)))
  const cancels = others.map(async (each, at) => {
    const call = each.call(lottery.cancel, { id: placed[at]?.id ?? '' })
    if (at === 10) table.clock.ms = term.closesAt
    return await call
  })
  const late = await outcomes(cancels)
  for (const name of late.refused) expect(name).toBe('cancel_closed')
  const drawn = await table.toDraw()
  await table.settled(drawn.id)
  const results = await Promise.all(
    others.map(async (each, at) => (await each.call(game.betResult, { id: placed[at]?.id ?? '' })).model.result),
  )
  expect(results.filter((result) => result === 'CANCELLED')).toHaveLength(late.done.length)
  expect(results.filter((result) => result === 'PENDING')).toHaveLength(0)
})

test('[BT-12] a term takes what its slips can win together and no more; a full one says the largest stake that fits', async () => {
  await table.nextTerm()
  const { db } = table.server.parts
  const term = await table.until('OPEN')
  // A limit of 5,000 in place of a million, so that a few slips fill it.
  await db.updateTable('multiplayer_round').set({ max_exposure_minor: 500_000n }).where('id', '=', term.id).execute()
  await db
    .updateTable('multiplayer_round_part')
    .set({ allowance_minor: 500_000n / 8n })
    .where('multiplayer_round_id', '=', term.id)
    .execute()
  const player = await newBettor(table.server, 50_000)
  const on = (pick: string, stake: number) => slip(player, 'colour10', [{ market: 'number', pick, stake }])
  // Each can win 970; together 1,940, since only one digit is drawn. A term is counted twice a second at most.
  for (let at = 0; at < 20; at++) {
    table.clock.ms += 500
    await on(String(at % 10), 100)
  }
  for (let times = 0; times < 3; times++) {
    table.clock.ms += 500
    await on('0', 100)
  }
  table.clock.ms += 500
  await expect(on('0', 100)).rejects.toEqual(new CallError('term_limit', { max: 15.46, line: 0 }))
  await on('0', 15.46)
  table.clock.ms += 500
  await expect(on('7', 1)).rejects.toEqual(new CallError('term_limit', { max: 0, line: 0 }))
})

test('[BT-12] [RE-03] a slip that needs more of the limit while the term is counted again is taken', async () => {
  await table.nextTerm()
  const { db } = table.server.parts
  const term = await table.until('OPEN')
  const player = await newBettor(table.server)
  const most = 500_000n
  await db.updateTable('multiplayer_round').set({ max_exposure_minor: most }).where('id', '=', term.id).execute()
  // Each part is full, so that the slip takes what is left of the whole.
  const parts = (tx: typeof db) => tx.updateTable('multiplayer_round_part').where('multiplayer_round_id', '=', term.id)
  await parts(db).set({ exposure_minor: 100n, allowance_minor: 100n }).execute()
  let placing: ReturnType<typeof slip> | undefined
  await db.transaction().execute(async (tx) => {
    await parts(tx)
      .set({ exposure_minor: 0n, allowance_minor: sql`case part when 0 then ${most}::bigint else 0 end` })
      .execute()
    placing = slip(player, 'colour10', lines)
    await expect.poll(() => waitingForLocks(db), { interval: 10 }).toBeGreaterThan(0)
  })
  expect(await placing).toMatchObject({ result: 'PENDING', betAmount: 1 })
})

test('[BT-12] a term that was closed before its time, which this process does not know yet, takes no slip', async () => {
  const term = await table.nextTerm()
  const { db } = table.server.parts
  const player = await newBettor(table.server)
  await slip(player, 'colour10', lines)
  const setOpen = (open: boolean) =>
    db.updateTable('multiplayer_round_part').set({ open }).where('multiplayer_round_id', '=', term.id).execute()
  await setOpen(false)
  await expect(slip(player, 'colour10', lines)).rejects.toEqual(new CallError('term_closed'))
  await setOpen(true)
  expect(await slip(player, 'colour10', lines)).toMatchObject({ result: 'PENDING', termId: term.id })
})

/** How many connections of the money queue wait for a lock. */
async function waitingForLocks(db: LotteryTable['server']['parts']['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where application_name = 'fairground money' and datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
