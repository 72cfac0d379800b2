import { randomUUIDv7 } from 'node:crypto'
import type { Services } from '@fairground/server/app/services.ts'
import type { WalletId } from '../src/ground/db/wallet-id.ts'
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
type Deed = (services: Services, story: Story, sizeMinor: bigint) => Promise<unknown>

const own = ({ walletId: accountId }: Story) => ({ accountId, ...ownKey() })
const nobody = '018f0000-0000-7000-8000-000000000000'

const pay =
  (feeMinor: bigint): Deed =>
  async ({ db, wallet, now }, story, sizeMinor) => {
    const deposit = { id: randomUUIDv7(), amountMinor: sizeMinor + 1_000n }
    const { id, amountMinor } = deposit
    await db
      .insertInto('deposit')
      .values({
        ...{ account_id: story.walletId, id, channel: 'sandbox', amount_minor: amountMinor, fee_minor: feeMinor },
        ...{ created_at: new Date(now()), expires_at: new Date(now() + 60_000) },
      })
      .execute()
    story.deposits.push(deposit)
    return await wallet.creditDeposit({ ...own(story), depositId: id, amountMinor })
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
const spin: Deed = async (services, story, sizeMinor) => {
  const { walletId, accountId } = story
  const bet = await spinOf(services, walletId, { win: sizeMinor, required: sizeMinor, accountId })
  return await services.wallet.placeBet({ ...bet, slot: story.bets++ })
}

/** Sends a withdrawal that was requested, as an approval does. */
async function send({ db }: Services, story: Story): Promise<string> {
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
  reverseDeposit: ({ wallet }, story) => {
    const { id: depositId, amountMinor } = story.deposits.pop() ?? { id: nobody, amountMinor: 1n }
    return wallet.reverseDeposit({ ...own(story), depositId, amountMinor })
  },
  bet: async ({ wallet }, story, sizeMinor) => {
    const bet = { ...betOf(story.walletId, sizeMinor), slot: story.bets++ }
    const { outcome } = await wallet.placeBet(bet)
    if (outcome === 'done') story.roundIds.push(bet.roundId)
  },
  /** A bet that waits while a deposit comes before it, so that the order of ids is not that of versions. */
  lateBet: async (services, story, sizeMinor) => {
    const bet = { ...betOf(story.walletId, sizeMinor), slot: story.bets++, draw: drawOf(0n) }
    await deeds.deposit(services, story, sizeMinor)
    return await services.wallet.placeBet(bet)
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
  lapse: async (services, story) => {
    await endBonusTime(services, story.walletId)
    return await services.wallet.expireBonus(own(story))
  },
  withdraw: ({ wallet }, story, sizeMinor) => {
    const withdrawalId = randomUUIDv7()
    story.withdrawalIds.push(withdrawalId)
    return wallet.requestWithdrawal({
      ...{ ...own(story), withdrawalId, channel: 'sandbox-out', amountMinor: sizeMinor, feeMinor: sizeMinor / 10n },
      ...{ destination: 'sandbox:anybody', wagerPercent: 0 },
    })
  },
  payWithdrawal: async (services, story) =>
    services.wallet.payWithdrawal({ ...own(story), withdrawalId: await send(services, story) }),
  declineWithdrawal: ({ wallet }, story) =>
    wallet.returnWithdrawal({
      ...{ ...own(story), withdrawalId: story.withdrawalIds.pop() ?? nobody, from: 'REVIEW', reason: 'staff' },
    }),
  returnWithdrawal: async (services, story) => {
    const withdrawalId = await send(services, story)
    return await services.wallet.returnWithdrawal({ ...own(story), withdrawalId, from: 'SENT', reason: 'provider' })
  },
  rotate: (services, story) => services.wallet.rotateSeeds(rotationOf(services, story.walletId, undefined)),
} satisfies Record<string, Deed>

/** The name of a deed. */
export type DeedName = keyof typeof deeds

/** Does a deed. */
export async function doDeed(services: Services, story: Story, { name, size }: { name: DeedName; size: number }) {
  await (deeds[name] as Deed)(services, story, BigInt(size))
}
