import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString } from '@fairground/money'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { ofAccount } from '../../money/wallet/account-wallets.ts'
import type { WalletOwner } from '../../money/wallet/wallet-owners.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { type LockedPlay, lockPlay } from '../../people/responsible/change-play.ts'
import { requireDepositRoom } from '../../people/responsible/deposit-limit.ts'
import { playRulesOf } from '../../people/responsible/play-rules.ts'
import { refuseBreak } from '../../people/responsible/require-play.ts'
import { openCase } from './cases.ts'
import { feeOf } from './channels.ts'
import { type Deposit, lockDeposit } from './deposit.ts'
import type { PaymentsParts } from './parts.ts'

/** The parts of the server that judging needs. */
export type JudgeParts = Pick<PaymentsParts, 'db' | 'now' | 'readSite' | 'readSettings' | 'walletOwners'>

/** A provider's report that a deposit was paid. */
export interface Payment {
  deposit: Deposit
  providerId: string
  /** What was paid, in the smallest unit of the deposit's currency; above 0. */
  paidMinor: bigint
}

/** Decides in a transaction under the lock of the player's limits and breaks. */
type Judge = (tx: Tx, play: LockedPlay, amountMinor: bigint) => Promise<CallError | undefined>

/**
 * Decides, once for each deposit, what becomes of money that came: the player may play with it, or it is held, because another
 * amount came than was ordered, or because a limit, a time-out or an exclusion forbids the deposit now. The decision is made
 * under the lock of the player's limits and breaks, so that it comes before or after each change of them. A held deposit opens a
 * case.
 * @returns the deposit after the decision, which may be an earlier one
 */
export async function judgePayment(
  parts: JudgeParts,
  { deposit: { accountId, id, channel: channelId }, providerId, paidMinor }: Payment,
): Promise<Deposit> {
  const { owner, judge, currency } = await judgeOf(parts, { accountId })
  const channel = (await parts.readSite()).channels.get(channelId)
  const at = new Date(parts.now())
  const print = (minor: bigint) => minorToDecimalString(minor, currency.decimal_length)
  return transaction(parts.db, async (tx) => {
    const play = await lockPlay(tx, owner.accountId)
    const deposit = await lockDeposit(tx, accountId, id)
    if (deposit.mayBeCredited || deposit.heldFor !== undefined) return deposit
    const isAmount = paidMinor === deposit.amountMinor
    const refusal = isAmount ? await judge(tx, play, paidMinor) : undefined
    if (isAmount && !refusal) {
      await allow(tx, owner, deposit, at)
      return lockDeposit(tx, accountId, id)
    }
    const heldFor = refusal?.errorName ?? 'amount'
    await tx
      .updateTable('deposit')
      .set({ held_for: heldFor, amount_minor: paidMinor, fee_minor: channel ? feeOf(channel, paidMinor) : 0n })
      .set(isAmount ? {} : { ordered_minor: deposit.amountMinor })
      .set(deposit.status === 'NEW' ? { status: 'DECLINED', closed_at: at } : {})
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
    const report = {
      ...{ provider: providerId, event: `paid ${print(paidMinor)} ${currency.id}`, accountId, subjectId: id },
      details: {
        ...{ kind: 'paid', amount: print(paidMinor), currencyId: currency.id, channel: channelId },
        ...(isAmount ? { reason: heldFor } : { expected: print(deposit.amountMinor) }),
      },
    }
    await openCase(tx, { kind: isAmount ? 'held' : 'amount', ...report }, at.getTime())
    return lockDeposit(tx, accountId, id)
  })
}

/**
 * Decides that a held deposit may be credited after all.
 * @throws CallError limit_deposit, time_out, self_excluded while they forbid it; case_unknown when it goes back
 */
export async function allowHeld(parts: JudgeParts, { accountId, id }: Deposit): Promise<void> {
  const { owner, judge } = await judgeOf(parts, { accountId })
  await transaction(parts.db, async (tx) => {
    const play = await lockPlay(tx, owner.accountId)
    const deposit = await lockDeposit(tx, accountId, id)
    if (deposit.mayBeCredited) return
    const refusal = await judge(tx, play, deposit.amountMinor)
    if (refusal) throw refusal
    await allow(tx, owner, deposit, new Date(parts.now()))
  })
}

/**
 * Decides that a held deposit goes back, before its provider is asked to send it: it can't be credited meanwhile, nor after an answer
 * that was lost.
 * @throws CallError case_unknown when it is being credited
 */
export async function decideReturn({ db, now }: JudgeParts, { accountId, id }: Deposit): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('deposit')
    .set({ refund_at: new Date(now()) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('credit_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CallError('case_unknown')
}

/** Whether the player's limits and breaks forbid a deposit that waits for payment. */
export async function isForbidden(parts: JudgeParts, { accountId, id }: Pick<Deposit, 'accountId' | 'id'>) {
  const { owner, judge } = await judgeOf(parts, { accountId })
  return transaction(parts.db, async (tx) => {
    const play = await lockPlay(tx, owner.accountId)
    const deposit = await lockDeposit(tx, accountId, id)
    return (await judge(tx, play, deposit.amountMinor)) !== undefined
  })
}

/** Reads what a decision needs beside the locked rows: a transaction that holds a lock must not wait for a second connection. */
async function judgeOf(parts: JudgeParts, { accountId }: Pick<Deposit, 'accountId'>) {
  const [site, owner] = await Promise.all([parts.readSite(), parts.walletOwners.find(accountId)])
  const currency = site.currencies.get(owner?.currencyId ?? '')
  if (!owner || !currency) throw new Error(`the wallet ${accountId} has no owner or currency`)
  const account = await parts.db
    .selectFrom('account')
    .select('country_id')
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  const jurisdiction = await getJurisdiction(parts, account.country_id ?? undefined)
  const judge: Judge = async (tx, play, amountMinor) => {
    const atMs = parts.now()
    try {
      refuseBreak(play, atMs)
      const deposit = { accountId: owner.accountId, key: undefined, amountMinor, currency }
      await requireDepositRoom(tx, deposit, playRulesOf(play, jurisdiction, site), atMs)
      return undefined
    } catch (error) {
      if (error instanceof CallError) return error
      throw error
    }
  }
  return { owner, judge, currency }
}

/** Stores that a deposit may be credited, and whether it is the player's first one. */
async function allow(tx: Tx, { accountId: ownerId }: WalletOwner, { accountId, id }: Deposit, at: Date): Promise<void> {
  const earlier = await tx
    .selectFrom('deposit')
    .select('id')
    .where(ofAccount(ownerId))
    .where('credit_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const { numUpdatedRows } = await tx
    .updateTable('deposit')
    .set({ credit_at: at, first: earlier === undefined })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('refund_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CallError('case_unknown')
}
