import { randomUUIDv7 } from 'node:crypto'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import { readPlayVersion } from '../../src/money/wallet/stored-play.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { expireBonuses } from '../../src/play/bonus/expire-bonuses.ts'
import { betOf, type Desk, drawOf, endBonusTime, endOf, spinOf } from './desk.ts'

/** One account that has deposited, won a round that is held, finished one, lost one, voided one, and has one open. */
export async function playSome(desk: Desk): Promise<WalletId> {
  const accountId = await desk.account(10_000n)
  const ends = [{ payout: 700n }, { payout: 330n }, { payout: 0n }]
  for (const { payout } of ends) {
    const bet = betOf(accountId, 300n)
    await desk.wallet.placeBet(bet)
    await desk.wallet.moveRound(endOf(accountId, bet.roundId, payout))
    if (payout === 700n) await desk.wallet.finishHolds({ accountId, ...ownKey(), holdIds: 'all' })
  }
  const [voided, open] = [betOf(accountId, 100n), betOf(accountId, 50n)]
  await desk.wallet.placeBet(voided)
  await desk.wallet.voidRound({ accountId, ...ownKey(), roundId: voided.roundId })
  await desk.wallet.placeBet(open)
  await playBonus(desk, accountId)
  await playWithdrawals(desk, accountId)
  await desk.deposit(accountId, 77n)
  return accountId
}

/** A spin that was wagered by a draw, one that was forfeited, and one whose win is being wagered. */
async function playBonus(desk: Desk, accountId: WalletId): Promise<void> {
  const { db, wallet } = desk
  await wallet.placeBet(await spinOf(desk, accountId, { win: 20n, required: 60n }))
  await wallet.placeBet({ ...betOf(accountId, 60n), gameId: 'scratch', draw: drawOf(0n) })
  await wallet.placeBet(await spinOf(desk, accountId, { win: 30n, required: 60n }))
  await endBonusTime(desk, accountId)
  await expireBonuses({ db, wallet, atMs: Date.now() })
  await wallet.placeBet(await spinOf(desk, accountId, { win: 40n, required: 60n }))
}

/** A withdrawal that was paid with a fee, one that was given back, and one in review. */
async function playWithdrawals(desk: Desk, accountId: WalletId): Promise<void> {
  const { db, wallet } = desk
  const ids = []
  for (const amountMinor of [40n, 30n, 20n]) {
    const withdrawalId = randomUUIDv7()
    ids.push(withdrawalId)
    const playVersion = await readPlayVersion(db, accountId)
    const terms = { channel: 'sandbox-out', feeMinor: 1n, destination: 'sandbox:me', wagerPercent: 0, playVersion }
    await wallet.requestWithdrawal({ accountId, ...ownKey(), withdrawalId, amountMinor, ...terms })
  }
  const [paidId = '', returnedId = ''] = ids
  const at = new Date()
  await db.updateTable('withdrawal').set({ status: 'SENT', next_try_at: at }).where('id', '=', paidId).execute()
  await wallet.payWithdrawal({ accountId, ...ownKey(), withdrawalId: paidId })
  const reason = { from: 'REVIEW', reason: 'a test' } as const
  await wallet.returnWithdrawal({ accountId, ...ownKey(), withdrawalId: returnedId, ...reason })
}
