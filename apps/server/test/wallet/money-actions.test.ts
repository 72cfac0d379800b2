import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWalletId } from '../../src/ground/db/wallet-id.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { betOf, type Desk, endOf, openDesk, rotationOf } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('a bet takes its stake, opens a round and uses one nonce', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  expect(await desk.wallet.placeBet(bet)).toMatchObject({
    outcome: 'done',
    roundId: bet.roundId,
    nonce: 0,
    step: 0,
    amountMinor: 300n,
    mainMinor: 700n,
    heldMinor: 0n,
    version: 2,
  })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({
    mainMinor: 700n,
    stakedMinor: 300n,
    openRounds: 1,
    nextNonce: 1,
    version: 2,
  })
})

test('[RE-03] the same key with the same body answers the same and moves nothing', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  // The seeds come with the first answer alone; a repeat's round is read.
  const { seeds: _, ...first } = { seeds: undefined, ...(await desk.wallet.placeBet(bet)) }
  expect(await desk.wallet.placeBet(bet)).toEqual({ ...first, outcome: 'repeated' })
  expect(await desk.wallet.findAction(accountId, bet.key)).toMatchObject({ ...first, outcome: 'repeated', kind: 'bet' })
  expect((await desk.wallet.findWallet(accountId))?.mainMinor).toBe(700n)
})

test('[RE-03] the same key with another body is refused and moves nothing', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  const otherBody = { ...bet, bodyHash: 'another' }
  expect(await desk.wallet.placeBet(otherBody)).toMatchObject({ outcome: 'refused', reason: 'key_reused' })
  const asMove = { ...endOf(accountId, bet.roundId, 10n), key: bet.key, bodyHash: bet.bodyHash }
  expect(await desk.wallet.moveRound(asMove)).toMatchObject({ outcome: 'refused', reason: 'key_reused' })
  expect((await desk.wallet.findWallet(accountId))?.version).toBe(2)
})

test('a bet above the balance, on an open place, or of nobody is refused', async () => {
  const accountId = await desk.account(1_000n)
  expect(await desk.wallet.placeBet(betOf(accountId, 1_001n))).toEqual({
    outcome: 'refused',
    reason: 'insufficient_balance',
    balances: { version: 1, mainMinor: 1_000n, bonusMinor: 0n, heldMinor: 0n },
  })
  await desk.wallet.placeBet(betOf(accountId, 1n))
  expect(await desk.wallet.placeBet(betOf(accountId, 1n))).toMatchObject({ reason: 'round_open' })
  expect(await desk.wallet.placeBet({ ...betOf(accountId, 1n), slot: 1 })).toMatchObject({ outcome: 'done', nonce: 1 })
  const stranger = betOf(toWalletId('018f0000-0000-7000-8000-000000000000'), 1n)
  expect(await desk.wallet.placeBet(stranger)).toMatchObject({ reason: 'wallet_unknown', balances: undefined })
})

test('[BT-17] a win waits in a hold until it is finished', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  const wonMove = await desk.wallet.moveRound(endOf(accountId, bet.roundId, 330n))
  expect(wonMove).toMatchObject({ outcome: 'done', mainMinor: 700n, heldMinor: 330n, amountMinor: 330n, step: 1 })
  const finish = { accountId, ...ownKey(), holdIds: [bet.roundId] }
  expect(await desk.wallet.finishHolds(finish)).toMatchObject({ outcome: 'done', mainMinor: 1_030n, heldMinor: 0n })
  expect(await desk.wallet.finishHolds({ ...finish, ...ownKey() })).toMatchObject({ reason: 'nothing_held' })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ wonMinor: 330n, openRounds: 0 })
})

test('a move keeps the round open, and is refused when it was decided on an older step', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  const move = { ...endOf(accountId, bet.roundId, 0n), end: undefined }
  expect(await desk.wallet.moveRound(move)).toMatchObject({ outcome: 'done', step: 1, amountMinor: 0n })
  expect(await desk.wallet.moveRound({ ...move, ...ownKey() })).toMatchObject({ reason: 'round_changed' })
  const end = { ...endOf(accountId, bet.roundId, 0n), step: 1, nextStep: 2, moves: [7, 8] }
  expect(await desk.wallet.moveRound(end)).toMatchObject({ outcome: 'done', step: 2 })
  expect(await desk.wallet.moveRound({ ...end, ...ownKey() })).toMatchObject({ reason: 'round_closed' })
  const unknownMove = { ...end, ...ownKey(), roundId: accountId }
  expect(await desk.wallet.moveRound(unknownMove)).toMatchObject({ reason: 'round_unknown' })
  const round = await desk.db.selectFrom('round').selectAll().where('id', '=', bet.roundId).executeTakeFirstOrThrow()
  expect(round).toMatchObject({ status: 'finished', result: 'LOSE', step: 2, moves: [7, 8], payout_minor: 0n })
})

test('[RE-05] one player cannot move another’s round or hold', async () => {
  const [owner, other] = await Promise.all([desk.account(1_000n), desk.account(1_000n)])
  const bet = betOf(owner, 300n)
  await desk.wallet.placeBet(bet)
  expect(await desk.wallet.moveRound(endOf(other, bet.roundId, 5n))).toMatchObject({ reason: 'round_unknown' })
  expect(await desk.wallet.voidRound({ accountId: other, ...ownKey(), roundId: bet.roundId })).toMatchObject({
    reason: 'round_unknown',
  })
  await desk.wallet.moveRound(endOf(owner, bet.roundId, 5n))
  const finish = { accountId: other, ...ownKey(), holdIds: [bet.roundId] }
  expect(await desk.wallet.finishHolds(finish)).toMatchObject({ reason: 'nothing_held' })
})

test('a voided round gives its stake back, a voided hold takes the win back', async () => {
  const accountId = await desk.account(1_000n)
  const [first, second] = [betOf(accountId, 300n), betOf(accountId, 300n)]
  await desk.wallet.placeBet(first)
  const end = { accountId, ...ownKey(), roundId: first.roundId }
  expect(await desk.wallet.voidRound(end)).toMatchObject({ outcome: 'done', mainMinor: 1_000n, amountMinor: 300n })
  expect(await desk.wallet.voidRound({ ...end, ...ownKey() })).toMatchObject({ reason: 'round_closed' })

  await desk.wallet.placeBet(second)
  await desk.wallet.moveRound(endOf(accountId, second.roundId, 900n))
  const take = { accountId, ...ownKey(), holdId: second.roundId }
  expect(await desk.wallet.voidHold(take)).toMatchObject({ outcome: 'done', mainMinor: 700n, heldMinor: 0n })
  expect(await desk.wallet.voidHold({ ...take, ...ownKey() })).toMatchObject({ reason: 'hold_unknown' })
  expect(await desk.wallet.voidHold({ ...take, ...ownKey(), holdId: first.roundId })).toMatchObject({
    reason: 'hold_unknown',
  })
})

test('[WA-01] a deposit is credited once, also when it was declined before', async () => {
  const accountId = await desk.account()
  const depositId = await desk.deposit(accountId, 5_000n)
  const credit = { accountId, depositId, amountMinor: 5_000n }
  expect(await desk.wallet.creditDeposit({ ...credit, amountMinor: 4_999n, ...ownKey() })).toMatchObject({
    reason: 'deposit_amount',
  })
  await desk.db.updateTable('deposit').set({ status: 'DECLINED' }).where('id', '=', depositId).execute()
  expect(await desk.wallet.creditDeposit({ ...credit, ...ownKey() })).toMatchObject({ mainMinor: 5_000n })
  expect(await desk.wallet.creditDeposit({ ...credit, ...ownKey() })).toMatchObject({ reason: 'deposit_paid' })
  expect(await desk.wallet.creditDeposit({ ...credit, depositId: accountId, ...ownKey() })).toMatchObject({
    reason: 'deposit_unknown',
  })
  const second = await desk.deposit(accountId, 10n)
  await desk.wallet.creditDeposit({ ...credit, depositId: second, amountMinor: 10n, ...ownKey() })
  const rows = await desk.db.selectFrom('deposit').selectAll().where('account_id', '=', accountId).execute()
  expect(rows.find(({ id }) => id === depositId)).toMatchObject({ status: 'PAID' })
  expect(rows.find(({ id }) => id === second)).toMatchObject({ status: 'PAID' })
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ depositCount: 2, depositedMinor: 5_010n })
})

test('[FA-01] rotating reveals the current pair and starts the known next one at nonce 0', async () => {
  const accountId = await desk.account(1_000n)
  const before = await desk.wallet.findWallet(accountId)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  expect(await desk.wallet.rotateSeeds(rotationOf(desk, accountId, 'lucky'))).toMatchObject({ reason: 'round_open' })
  await desk.wallet.moveRound(endOf(accountId, bet.roundId, 0n))
  const turn = rotationOf(desk, accountId, 'lucky')
  expect(await desk.wallet.rotateSeeds(turn)).toMatchObject({ outcome: 'done', nonce: 1, roundId: before?.seedPairId })
  const after = await desk.wallet.findWallet(accountId)
  expect(after).toMatchObject({ seedPairId: before?.nextPairId, nextPairId: turn.nextPairId, nextNonce: 0 })
  await desk.wallet.rotateSeeds(rotationOf(desk, accountId, undefined))
  const pairs = await desk.db.selectFrom('seed_pair').selectAll().where('account_id', '=', accountId).execute()
  const pair = (id: string | undefined) => pairs.find((each) => each.id === id)
  expect(pair(before?.seedPairId)).toMatchObject({ status: 'revealed', nonces: 1 })
  expect(pair(before?.nextPairId)).toMatchObject({ status: 'revealed', nonces: 0, client_seed: 'lucky' })
  expect(pair(turn.nextPairId)).toMatchObject({ status: 'current', client_seed: 'lucky' })
  expect(pairs.filter(({ status }) => status === 'next')).toHaveLength(1)
})

test('one bad action in a batch fails alone', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => desk.account(1_000n)))
  const outcomes = await Promise.allSettled(
    accounts.map((accountId, at) => desk.wallet.placeBet(betOf(accountId, at === 3 ? -5n : 5n))),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(accounts.map((_, at) => (at === 3 ? 'rejected' : 'fulfilled')))
})

test('each committed action is told with the balances after it', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  const expectedBalances = { accountId, bonusMinor: 0n, heldMinor: 0n }
  expect(desk.events.filter((event) => event.accountId === accountId)).toEqual([
    { ...expectedBalances, kind: 'deposit', version: 1, wonMinor: 0n, mainMinor: 1_000n, roundId: undefined },
    { ...expectedBalances, kind: 'bet', version: 2, wonMinor: 0n, mainMinor: 700n, roundId: bet.roundId },
  ])
})
