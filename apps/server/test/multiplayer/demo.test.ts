import type { Call, RequestOf } from '@fairground/contract/call'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import { stops } from '@fairground/contract/calls/list'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as playSession from '@fairground/contract/calls/play-session'
import { HEADERS } from '@fairground/contract/headers'
import { aviatorGame } from '@fairground/games/aviator'
import { crashGame } from '@fairground/games/crash'
import { verifyRound } from '@fairground/games/verifier'
import { transaction } from '@fairground/server/ground/db/tx.ts'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { asVisitor } from '@fairground/server/play/demo/demo-purse.ts'
import { lockRoundTakingBets } from '@fairground/server/play/demo/demo-rounds.ts'
import { stopMultiplayerBet } from '@fairground/server/play/multiplayer-rounds/stop-multiplayer-bet.ts'
import type { TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bet as betOfPlayer, newBettor, openTable, type Table } from './table.ts'

let table: Table
beforeAll(async () => {
  table = await openTable('crash')
})
beforeEach(async () => {
  const { status, closes_at } = await table.round()
  if (status !== 'NEW' || closes_at.getTime() <= table.clock.ms) await table.toNext()
})
afterAll(async () => {
  const { findings } = await verifyLedger(table.server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  await table.server.stop()
})

/** A visitor without an account at a multiplayer game. */
async function visitor(server: TestServer = table.server, gameId = 'crash') {
  const { model } = await server.call(game.play, { gameId, demo: true })
  const token = model.demoToken ?? ''
  const headers = { [HEADERS.demo]: token }
  const call = <C extends Call>(sentCall: C, request?: RequestOf<C>, key?: string) =>
    server.call(sentCall, request, { headers, ...(key && { key }) })
  const stopCall = gameId === 'crash' ? stops.crash : stops.aviator
  return {
    token,
    call,
    bet: async (options: object = {}, betAmount = 10, key?: string) =>
      (await call(game.bet, { gameId, model: { betAmount, ...options } }, key)).model,
    stop: async (id: string, key?: string) => (await call(stopCall, { id }, key)).model,
    result: async (id: string) => (await call(game.betResult, { id })).model,
    balance: async () => (await call(game.finishAllMyHold)).model.balance,
    net: async () => (await call(playSession.sum)).model.net,
    open: async () => (await call(game.open)).list,
  }
}

type Visitor = Awaited<ReturnType<typeof visitor>>

/** Flies a flight of at least `leastMs` in which each visitor has a bet. */
async function flyWith(leastMs: number, bets: readonly [Visitor, object][]) {
  let ids: string[] = []
  const flight = await table.toFlightOf(leastMs, async () => {
    ids = (await Promise.all(bets.map(([me, options]) => me.bet(options)))).map(({ id }) => id)
  })
  return { ids, flight, startedAt: flight.started_at?.getTime() ?? 0 }
}

const refusals = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).flatMap((one) => (one.status === 'rejected' ? [one.reason.errorName] : []))

test('[BT-01] [AU-03] a visitor bets credits in the round of all, cashes out by hand, and has them once the win is shown', async () => {
  const me = await visitor()
  const { ids, flight } = await flyWith(5_000, [[me, {}]])
  const before = await me.balance()
  const [id = ''] = ids
  expect(await me.open()).toMatchObject([{ id, termId: flight.id, result: 'PENDING', multiplier: 1 }])
  table.clock.ms += 4_321
  const stoppedBet = await me.stop(id)
  const multiplier = crashGame.curve.at(4_321) / 100
  const winAmount = Math.floor(multiplier * 1000) / 100
  expect(stoppedBet).toMatchObject({
    id,
    result: 'WIN',
    flownMs: 4_321,
    multiplier,
    winAmount,
    held: true,
    balance: before,
  })
  expect(await me.result(id)).toEqual({ result: 'WIN', winAmount })
  expect(await me.balance()).toBeCloseTo(before + winAmount, 6)
  expect(await me.open()).toEqual([])
  await table.toNext()
})

test('[BT-01] an automatic cash-out pays its exact target, without anybody who asks; who is still in at the end has lost', async () => {
  const [early, late, byHand] = [await visitor(), await visitor(), await visitor()]
  const { ids, startedAt } = await flyWith(2_000, [
    [early, { autoCashOut: 1.01 }],
    [late, { autoCashOut: 1_000_000 }],
    [byHand, {}],
  ])
  const [first = '', second = '', third = ''] = ids
  const before = await early.balance()
  table.clock.ms = startedAt + crashGame.curve.reaches(101) - 1
  expect(await early.result(first)).toMatchObject({ result: 'PENDING' })
  await table.toNext()
  const loss = { result: 'LOSE', winAmount: 0 }
  expect([await late.result(second), await byHand.result(third)]).toEqual([loss, loss])
  // Its hold began when the flight reached the target, not at the next call.
  table.clock.ms = Math.max(table.clock.ms, startedAt + crashGame.curve.reaches(101) + 15_000)
  expect(await early.result(first)).toEqual({ result: 'WIN', winAmount: 10.1 })
  expect((await early.call(game.betRecord)).page.content[0]).toMatchObject({
    finishedAt: startedAt + crashGame.curve.reaches(101),
    multiplier: 1.01,
  })
  expect(await early.balance()).toBeCloseTo(before + 10.1, 6)
})

test('[BT-01] [RE-06] bad input gets the catalogue’s error and moves nothing', async () => {
  const [me, other] = [await visitor(), await visitor()]
  await table.until('NEW')
  for (const autoCashOut of [1, 1.005, '2', 1e9])
    await expect(me.bet({ autoCashOut })).rejects.toMatchObject({ errorName: 'option_unknown' })
  await expect(me.bet({ slot: 1 })).rejects.toMatchObject({ errorName: 'option_unknown' })
  await expect(me.bet({}, 0.5)).rejects.toMatchObject({ errorName: 'stake_below_minimum' })
  await expect(me.bet({}, 1001)).rejects.toMatchObject({ errorName: 'stake_above_maximum' })
  await me.bet({}, 1)
  await expect(me.bet({}, 1)).rejects.toMatchObject({ errorName: 'round_open' })
  const { id: termId } = await table.toFlight()
  await table.toNext()
  await expect(other.bet({ termId })).rejects.toMatchObject({ errorName: 'betting_closed' })
  const { ids } = await flyWith(3_000, [[me, {}]])
  const [mine = ''] = ids
  await expect(other.bet()).rejects.toMatchObject({ errorName: 'betting_closed' })
  await expect(me.stop(mine)).rejects.toMatchObject({ errorName: 'nothing_to_cash_out' })
  table.clock.ms += 2_000
  await expect(other.stop(mine)).rejects.toMatchObject({ errorName: 'round_unknown' })
  await expect(me.call(stops.aviator, { id: mine })).rejects.toMatchObject({ errorName: 'round_unknown' })
  await table.toNext()
  await expect(me.stop(mine)).rejects.toMatchObject({ errorName: 'round_finished' })
  expect(await me.result(mine)).toEqual({ result: 'LOSE', winAmount: 0 })
  expect(await other.balance()).toBe(1000)
  expect(await other.net()).toBe(0)
})

test('[BT-01] a stop that arrived before the end is paid, though the end is stored by now; one after it is late', async () => {
  const [late, early] = [await visitor(), await visitor()]
  const { ids, flight, startedAt } = await flyWith(3_000, [
    [late, {}],
    [early, {}],
  ])
  const [first = '', second = ''] = ids
  table.clock.ms = startedAt + flight.endMs
  await table.until('FINISHED')
  await expect(late.stop(first)).rejects.toMatchObject({ errorName: 'round_finished' })
  expect(await late.result(first)).toMatchObject({ result: 'PENDING' })
  const { parts } = table.server
  const requestBody = {
    parts,
    headers: { demo: early.token },
    key: 'early',
    bodyHash: '',
    arrivedAtMs: startedAt + flight.endMs - 1,
  }
  const model = await asVisitor(requestBody, (visitor) => stopMultiplayerBet(visitor, crashGame, second))
  expect(model).toMatchObject({
    result: 'WIN',
    flownMs: flight.endMs - 1,
    multiplier: crashGame.curve.at(flight.endMs - 1) / 100,
  })
  await table.toNext()
  expect(await late.result(first)).toMatchObject({ result: 'LOSE' })
  expect(await late.net()).toBe(-10 * (await late.call(game.betRecord)).page.total)
})

test('[FA-02] no answer tells the point or the seed before the end is stored; then the round proves itself', async () => {
  const me = await visitor()
  const { ids, flight, startedAt } = await flyWith(2_000, [[me, { autoCashOut: 1.05 }]])
  const [id = ''] = ids
  const look = async () => [
    (await me.call(game.round, { id })).model,
    (await me.call(game.betRecord, { pageNo: 1, pageSize: 1 })).page.content[0],
  ]
  for (const flownMs of [0, 1_000, flight.endMs - 1]) {
    table.clock.ms = startedAt + flownMs
    for (const round of await look()) {
      expect(round?.shared).toMatchObject({ number: flight.number, entropy: flight.entropy })
      expect(round?.shared).not.toHaveProperty('seed')
      expect(round?.shared).not.toHaveProperty('point')
    }
  }
  await table.toNext()
  for (const round of await look()) {
    if (!round) throw new Error('no round')
    const { shared: proof, gameId, edge, multiplier, options, betAmount: stake, winAmount: payout } = round
    expect(proof?.point).toBe(Number(flight.point) / 100)
    const verification = verifyRound({ ...proof, gameId, edge, multiplier, ...options, stake, payout })
    expect(verification.checks.map(({ name }) => name)).toEqual(['commitment', 'point', 'cashOut', 'payout'])
    expect(verification.ok).toBe(true)
  }
})

test('[FA-04] [RE-05] credits change nothing of the round: no count, no entropy, no row of bets, no money, no news', async () => {
  const [me, player] = [await visitor(), await newBettor(table.server)]
  const { db } = table.server.parts
  await table.until('NEW')
  await me.bet({}, 1_000)
  expect(await table.sums()).toEqual({ bets: 0, staked: 0n, exposure: 0n })
  const { id } = await betOfPlayer(player, 'crash')
  const sums = await table.sums()
  expect(sums).toMatchObject({ bets: 1, staked: 1_000n })
  const row = await table.toFlight()
  const bets = await db.selectFrom('multiplayer_bet').selectAll().where('multiplayer_round_id', '=', row.id).execute()
  expect(bets.map(({ round_id }) => round_id)).toEqual([id])
  await expect
    .poll(async () => (await me.call(multiplayer.bets, { gameId: 'crash' })).list.map((bet) => bet.id))
    .toEqual([id])
  await table.toNext()
  expect(await me.result((await me.call(game.betRecord)).page.content[0]?.id ?? '')).toMatchObject({ result: 'LOSE' })
  // Without a player's bet the entropy is empty, even with bets of demonstrations.
  await me.call(game.play, { gameId: 'crash', demo: true })
  await me.bet({}, 10)
  expect((await table.toFlight()).entropy).toBe('')
  await table.toNext()
})

test('[RE-03] of 20 bets at once one is placed, and the same bet 20 times is placed once; so are stops', async () => {
  const [me, other] = [await visitor(), await visitor()]
  let [mine, theirs] = ['', '']
  let turn = 0
  await table.toFlightOf(3_000, async () => {
    turn += 1
    const refusalNames = await refusals(Array.from({ length: 20 }, () => me.bet({}, 1)))
    expect(refusalNames).toEqual(Array.from({ length: 19 }, () => 'round_open'))
    const same = await Promise.all(Array.from({ length: 20 }, () => other.bet({}, 1, `bet-${turn}`)))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    mine = (await me.open())[0]?.id ?? ''
    theirs = same[0]?.id ?? ''
  })
  table.clock.ms += 2_500
  expect(await refusals(Array.from({ length: 20 }, () => me.stop(mine)))).toEqual(
    Array.from({ length: 19 }, () => 'round_finished'),
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => other.stop(theirs, 'the-same')))
  expect(new Set(answers.map((model) => JSON.stringify(model))).size).toBe(1)
  // The stop has not taken the place of the bet's key.
  expect((await other.bet({}, 1, `bet-${turn}`)).id).toBe(theirs)
  expect(await other.balance()).toBeCloseTo(1000 - turn + (answers[0]?.winAmount ?? 0), 6)
  await table.toNext()
})

test('[FA-04] [RE-03] 15 visitors against the closing: accepted is who was before the start, and nobody else has paid', async () => {
  const visitors = await Promise.all(Array.from({ length: 15 }, () => visitor()))
  const { closes_at, id } = await table.until('NEW')
  const calls = visitors.map(async (me, at) => {
    const betting = me.bet()
    if (at === 7) table.clock.ms = closes_at.getTime()
    return await betting
  })
  const refusalNames = await refusals(calls)
  for (const name of refusalNames) expect(name).toBe('betting_closed')
  const flight = await table.closedRow()
  expect(flight.id).toBe(id)
  const rows = await table.server.parts.db
    .selectFrom('demo_round')
    .selectAll()
    .where('multiplayer_round_id', '=', id)
    .execute()
  expect(rows).toHaveLength(15 - refusalNames.length)
  const balances = await Promise.all(visitors.map((me) => me.balance()))
  expect(balances.filter((balance) => balance === 990)).toHaveLength(rows.length)
  expect(await refusals(visitors.map((me) => me.bet()))).toEqual(visitors.map(() => 'betting_closed'))
  expect(flight.entropy).toBe('')
  await table.toNext()
})

test('[FA-04] [RE-08] the start waits for a bet that holds the round, and no longer than a moment for one that stands still', async () => {
  const { db } = table.server.parts
  const { closes_at } = await table.until('NEW')
  let lastRound: { id: string } | undefined
  const standing = transaction(db, async (tx) => {
    lastRound = await lockRoundTakingBets(tx, crashGame.id, table.clock.ms)
    table.clock.ms = closes_at.getTime()
    await table.closedRow()
  })
  await expect(standing).rejects.toThrow(/connection|terminat/i)
  expect(lastRound).toBeDefined()
  expect(await transaction(db, (tx) => lockRoundTakingBets(tx, crashGame.id, 0))).toBeUndefined()
  await table.toNext()
})

test('[BT-02] two bets of a visitor in aviator, each with its own automatic cash-out; a place holds one', async () => {
  const ownTable = await openTable('aviator')
  try {
    const me = await visitor(ownTable.server, 'aviator')
    let [first, second] = ['', '']
    let paidCount = 0
    await ownTable.toFlightOf(aviatorGame.curve.reaches(140), async () => {
      const [one, two] = [await me.bet({ slot: 0, autoCashOut: 1.2 }), await me.bet({ slot: 1 }, 5)]
      paidCount += 15
      ;[first, second] = [one.id, two.id]
      expect([one.slot, two.slot]).toEqual([0, 1])
      await expect(me.bet({ slot: 1 })).rejects.toMatchObject({ errorName: 'round_open' })
      await expect(me.bet({ slot: 2 })).rejects.toMatchObject({ errorName: 'option_unknown' })
    })
    expect(new Set((await me.open()).map(({ slot }) => slot))).toEqual(new Set([0, 1]))
    await expect(me.call(fair.rotate)).rejects.toMatchObject({ errorName: 'seeds_in_use' })
    ownTable.clock.ms += aviatorGame.curve.reaches(130)
    expect(await me.result(first)).toEqual({ result: 'WIN', winAmount: 12 })
    expect(await me.stop(second)).toMatchObject({ slot: 1, multiplier: 1.3, winAmount: 6.5 })
    const winSum = (await me.call(game.betRecord)).page.content.reduce((sum, { winAmount }) => sum + winAmount, 0)
    expect(await me.balance()).toBeCloseTo(1000 - paidCount + winSum, 6)
    expect(await me.net()).toBeCloseTo(winSum - paidCount, 6)
  } finally {
    await ownTable.server.stop()
  }
})

test('[RE-08] of a void round the passed target is paid, the cash-out stands, and other stakes go back', async () => {
  const ownTable = await openTable('crash', { leaseMs: 1_000 })
  const clock = ownTable.clock
  const heirs: Table[] = []
  try {
    const [early, passed, byHand] = await Promise.all([1, 2, 3].map(() => visitor(ownTable.server)))
    if (!early || !passed || !byHand) throw new Error('no visitors')
    let ids: string[] = []
    let turn = 0
    await ownTable.toFlightOf(8_000, async () => {
      turn += 1
      ids = (await Promise.all([early.bet(), passed.bet({ autoCashOut: 1.1 }), byHand.bet()])).map(({ id }) => id)
    })
    const [cashedBetId = '', reachedBetId = '', open = ''] = ids
    const before = await byHand.balance()
    clock.ms += 2_500
    const stoppedBet = await early.stop(cashedBetId)
    await expect.poll(async () => (await ownTable.round()).flown_ms).toBe(2_500)
    await ownTable.server.stopDriving()
    clock.ms += 31_000
    const heir = await openTable('crash', { leaseMs: 1_000 }, { databaseUrl: ownTable.server.databaseUrl, clock })
    heirs.push(heir)
    await heir.until('VOID')
    expect(await passed.result(reachedBetId)).toEqual({ result: 'WIN', winAmount: 11 })
    clock.ms += 1_000
    await expect.poll(() => byHand.result(open)).toEqual({ result: 'CANCELLED', winAmount: 0 })
    expect(await early.result(cashedBetId)).toEqual({ result: 'WIN', winAmount: stoppedBet.winAmount })
    await expect(byHand.stop(open)).rejects.toMatchObject({ errorName: 'round_finished' })
    expect(await byHand.balance()).toBe(before + 10)
    // A returned stake was neither won nor lost; the flights before it were lost.
    expect(await byHand.net()).toBe(10 * (1 - turn))
    expect((await byHand.call(game.round, { id: open })).model.shared).toMatchObject({ void: true })
  } finally {
    for (const { server } of heirs) await server.stop()
    await ownTable.server.stop()
  }
})
