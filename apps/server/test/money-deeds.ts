import { randomUUIDv7 } from 'node:crypto'
import type { Parts } from '@fairground/server/app/modules.ts'
import type { WalletId } from '../src/ground/db/wallet-id.ts'
import { readPlayVersion } from '../src/money/wallet/stored-play.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { betOf, drawOf, endBonusTime, endOf, rotationOf, spinOf } from './wallet/desk.ts'

/** A wallet with what its deeds may come back to; the newest is the last. */
export type Story = {
  accountId: string
  walletId: WalletId
  bets: number
  roundIds: string[]
  holdIds: string[]
  deposits: { id: string; amountMinor: bigint }[]
  withdrawalIds: string[]
}

/** A story that has not begun. */
export function newStory(accountId: string, walletId: WalletId): Story {
  return { accountId, walletId, bets: 0, roundIds: [], holdIds: [], deposits: [], withdrawalIds: [] }
}

/** A deed of a random history: what it moves follows from its size. It may be refused, and then moves nothing. */
type Deed = (parts: Parts, story: Story, sizeMinor: bigint) => Promise<unknown>

const own = ({ walletId: accountId }: Story) => ({ accountId, ...ownKey() })
const nobody = '018f0000-0000-7000-8000-000000000000'

async function newDeposit({ db, now }: Parts, { walletId }: Story, money: { amountMinor: bigint; feeMinor: bigint }) {
  const depositId = randomUUIDv7()
  const { amountMinor, feeMinor } = money
  await db
    .insertInto('deposit')
    .values({
      ...{ account_id: walletId, id: depositId, channel: 'sandbox', amount_minor: amountMinor, fee_minor: feeMinor },
      ...{ created_at: new Date(now()), expires_at: new Date(now() + 60_000) },
    })
    .execute()
  return { depositId, amountMinor }
}

const pay =
  (feeMinor: bigint, isHeldFirst = false): Deed =>
  async (parts, story, sizeMinor) => {
    const deposit = await newDeposit(parts, story, { amountMinor: sizeMinor + 1_000n, feeMinor })
    story.deposits.push({ id: deposit.depositId, amountMinor: deposit.amountMinor })
    if (isHeldFirst) await parts.wallet.holdDeposit({ ...own(story), ...deposit })
    return await parts.wallet.creditDeposit({ ...own(story), ...deposit })
  }

const draw =
  (payoutOf: (sizeMinor: bigint) => bigint): Deed =>
  async ({ wallet }, story, sizeMinor) => {
    const payoutMinor = payoutOf(sizeMinor)
    const bet = { ...betOf(story.walletId, sizeMinor), slot: story.bets++, draw: drawOf(payoutMinor) }
    const { outcome } = await wallet.placeBet(bet)
    if (outcome === 'done' && payoutMinor > 0n) story.holdIds.push(bet.roundId)
  }

/** A free spin that wins: bonus money, which the player has to stake once before it is money. */
const spin: Deed = async (parts, story, sizeMinor) => {
  const { walletId, accountId } = story
  const bet = await spinOf(parts, walletId, { win: sizeMinor, required: sizeMinor, accountId })
  return await parts.wallet.placeBet({ ...bet, slot: story.bets++ })
}

/** Sends a withdrawal that was requested, as an approval does. */
async function send({ db }: Parts, story: Story): Promise<string> {
  const withdrawalId = story.withdrawalIds.pop() ?? nobody
  // The server's own payouts leave it alone meanwhile.
  const inAnHour = new Date(Date.now() + 3_600_000)
  await db
    .updateTable('withdrawal')
    .set({ status: 'SENT', next_try_at: inAnHour })
    .where('id', '=', withdrawalId)
    .execute()
  return withdrawalId
}

/** All that can move a player's money, and a rotation of seeds, which is an action that moves none. */
export const deeds = {
  deposit: pay(0n),
  depositWithFee: pay(75n),
  heldDeposit: pay(50n, true),
  refundedDeposit: async (parts, story, sizeMinor) => {
    const deposit = await newDeposit(parts, story, { amountMinor: sizeMinor + 1_000n, feeMinor: 0n })
    await parts.wallet.holdDeposit({ ...own(story), ...deposit })
    return await parts.wallet.refundDeposit({ ...own(story), ...deposit })
  },
  reverseDeposit: ({ wallet }, story) => {
    const { id: depositId, amountMinor } = story.deposits.pop() ?? { id: nobody, amountMinor: 1n }
    return wallet.reverseDeposit({ ...own(story), depositId, amountMinor })
  },
  restoredDeposit: async (parts, story, sizeMinor) => {
    const deposit = await newDeposit(parts, story, { amountMinor: sizeMinor + 1_000n, feeMinor: 10n })
    await parts.wallet.creditDeposit({ ...own(story), ...deposit })
    await parts.wallet.reverseDeposit({ ...own(story), ...deposit })
    return await parts.wallet.restoreDeposit({ ...own(story), ...deposit })
  },
  bet: async ({ wallet }, story, sizeMinor) => {
    const bet = { ...betOf(story.walletId, sizeMinor), slot: story.bets++ }
    const { outcome } = await wallet.placeBet(bet)
    if (outcome === 'done') story.roundIds.push(bet.roundId)
  },
  /** A bet that waits while a deposit comes before it, so that the order of ids is not that of versions. */
  lateBet: async (parts, story, sizeMinor) => {
    const bet = { ...betOf(story.walletId, sizeMinor), slot: story.bets++, draw: drawOf(0n) }
    await deeds.deposit(parts, story, sizeMinor)
    return await parts.wallet.placeBet(bet)
  },
  win: async ({ wallet }, story, sizeMinor) => {
    const roundId = story.roundIds.pop() ?? nobody
    const { outcome } = await wallet.moveRound(endOf(story.walletId, roundId, sizeMinor * 2n))
    if (outcome === 'done') story.holdIds.push(roundId)
  },
  lose: ({ wallet }, story) => wallet.moveRound(endOf(story.walletId, story.roundIds.pop() ?? nobody, 0n)),
  voidRound: ({ wallet }, story) => wallet.voidRound({ ...own(story), roundId: story.roundIds.pop() ?? nobody }),
  drawWin: draw((sizeMinor) => sizeMinor * 3n),
  drawLoss: draw(() => 0n),
  release: ({ wallet }, story) => {
    story.holdIds = []
    return wallet.finishHolds({ ...own(story), holdIds: 'all' })
  },
  voidHold: ({ wallet }, story) => wallet.voidHold({ ...own(story), holdId: story.holdIds.pop() ?? nobody }),
  spin,
  lapse: async (parts, story) => {
    await endBonusTime(parts, story.walletId)
    return await parts.wallet.expireBonus(own(story))
  },
  withdraw: async ({ db, wallet }, story, sizeMinor) => {
    const withdrawalId = randomUUIDv7()
    story.withdrawalIds.push(withdrawalId)
    return await wallet.requestWithdrawal({
      ...{ ...own(story), withdrawalId, channel: 'sandbox-out', amountMinor: sizeMinor, feeMinor: sizeMinor / 10n },
      ...{ destination: 'sandbox:anybody', wagerPercent: 0, playVersion: await readPlayVersion(db, story.accountId) },
    })
  },
  payWithdrawal: async (parts, story) =>
    parts.wallet.payWithdrawal({ ...own(story), withdrawalId: await send(parts, story) }),
  declineWithdrawal: ({ wallet }, story) =>
    wallet.returnWithdrawal({
      ...{ ...own(story), withdrawalId: story.withdrawalIds.pop() ?? nobody, from: 'REVIEW', reason: 'staff' },
    }),
  returnWithdrawal: async (parts, story) => {
    const withdrawalId = await send(parts, story)
    return await parts.wallet.returnWithdrawal({ ...own(story), withdrawalId, from: 'SENT', reason: 'provider' })
  },
  rotate: (parts, story) => parts.wallet.rotateSeeds(rotationOf(parts, story.walletId, undefined)),
} satisfies Record<string, Deed>

/** The name of a deed. */
export type DeedName = keyof typeof deeds

/** Does a deed. */
export async function doDeed(parts: Parts, story: Story, { name, size }: { name: DeedName; size: number }) {
  await (deeds[name] as Deed)(parts, story, BigInt(size))
}
