import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { ownKey, type WalletDoor } from '../../src/money/wallet/wallet.ts'
import { betOf, type Desk, endOf, openDesk, rotationOf } from './desk.ts'

let desk: Desk
/** Two processes' worth on one database. */
let doors: [WalletDoor, WalletDoor]
beforeAll(async () => {
  desk = await openDesk()
  doors = [desk.wallet, desk.secondDoor()]
})
afterAll(async () => {
  const report = await verifyLedger(desk.url)
  await desk.close()
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([])
})

/** Does `ask` so many times at once, in turns through both doors. */
async function race<Answer extends { outcome: string }>(
  times: number,
  ask: (door: WalletDoor, at: number) => Promise<Answer>,
): Promise<Record<string, number>> {
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, at) => ask(at % 2 === 0 ? doors[0] : doors[1], at)),
  )
  return Object.fromEntries(
    Map.groupBy(outcomes, (answer) => ('reason' in answer ? String(answer.reason) : answer.outcome))
      .entries()
      .map(([name, all]) => [name, all.length]),
  )
}

async function openRound(stakeMinor = 100n): Promise<{ accountId: WalletId; roundId: string }> {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, stakeMinor)
  await desk.wallet.placeBet(bet)
  return { accountId, roundId: bet.roundId }
}

test('[RE-03] one key fifty times at once is one bet', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 100n)
  expect(await race(50, (door) => door.placeBet(bet))).toEqual({ done: 1, repeated: 49 })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 900n, openRounds: 1, nextNonce: 1 })
})

test('bets at once never take more than there is, and no two share a nonce', async () => {
  const accountId = await desk.account(1_000n)
  const bets = await race(40, (door, slot) => door.placeBet({ ...betOf(accountId, 70n), slot }))
  expect(bets).toEqual({ done: 14, insufficient_balance: 26 })
  const rounds = await desk.db.selectFrom('round').select('nonce').where('account_id', '=', accountId).execute()
  expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, at) => at))
})

test('two bets at once on one place of a game open one round', async () => {
  const accountId = await desk.account(1_000n)
  expect(await race(10, (door) => door.placeBet(betOf(accountId, 5n)))).toEqual({ done: 1, round_open: 9 })
})

test('a round that is cashed out twenty times at once pays once', async () => {
  const { accountId, roundId } = await openRound()
  expect(await race(20, (door) => door.moveRound(endOf(accountId, roundId, 150n)))).toEqual({
    done: 1,
    round_closed: 19,
  })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 900n, heldMinor: 150n, wonMinor: 150n })
})

test('of reveals at once on one step, one counts', async () => {
  const { accountId, roundId } = await openRound()
  const betOutcomes = await race(20, (door, at) =>
    door.moveRound({ ...endOf(accountId, roundId, 0n), moves: [at], end: undefined }),
  )
  expect(betOutcomes).toEqual({ done: 1, round_changed: 19 })
})

test('a cash-out against a reveal settles once', async () => {
  for (let time = 0; time < 5; time++) {
    const { accountId, roundId } = await openRound()
    const outcomes = await race(2, (door, at) => door.moveRound(endOf(accountId, roundId, at === 0 ? 0n : 150n)))
    expect(outcomes).toEqual({ done: 1, round_closed: 1 })
  }
})

test('a hold that is finished and voided at once ends once', async () => {
  const { accountId, roundId } = await openRound()
  await desk.wallet.moveRound(endOf(accountId, roundId, 150n))
  const outcomes = await race<{ outcome: string }>(20, (door, at) =>
    at % 4 < 2
      ? door.finishHolds({ accountId, ...ownKey(), holdIds: at % 4 === 0 ? 'all' : [roundId] })
      : door.voidHold({ accountId, ...ownKey(), holdId: roundId }),
  )
  expect(outcomes.done).toBe(1)
  expect((await desk.wallet.findWallet(accountId))?.heldMinor).toBe(0n)
})

test('[WA-01] a deposit that its provider reports thirty times at once is credited once', async () => {
  const accountId = await desk.account()
  const depositId = await desk.deposit(accountId, 500n)
  const credit = (key: { key: string; bodyHash: string }) => ({ accountId, depositId, amountMinor: 500n, ...key })
  const one = ownKey()
  expect(await race(30, (door, at) => door.creditDeposit(credit(at < 15 ? one : ownKey())))).toMatchObject({
    done: 1,
  })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 500n, depositCount: 1 })
})

test('rotations and bets at once leave every bet on one pair with its own nonce', async () => {
  const accountId = await desk.account(1_000n)
  await race<{ outcome: string }>(40, (door, slot) =>
    slot % 4 === 0
      ? door.rotateSeeds(rotationOf(desk, accountId, 'lucky'))
      : door.placeBet({ ...betOf(accountId, 1n), slot }),
  )
  const rounds = await desk.db.selectFrom('round').selectAll().where('account_id', '=', accountId).execute()
  expect(rounds).toHaveLength(30)
  expect(new Set(rounds.map((round) => round.seed_pair_id)).size).toBe(1)
  expect(new Set(rounds.map((round) => round.nonce)).size).toBe(30)
})
