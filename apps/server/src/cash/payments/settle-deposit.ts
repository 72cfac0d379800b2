import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString, minorToNumber, parseAmount } from '@fairground/money'
import type { Tell } from '../../ground/bus/tell.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { decimalsIn } from '../../operator/settings/currencies.ts'
import { openCase } from './cases.ts'
import { closeDeposit, type Deposit, findDeposit } from './deposit.ts'
import type { PaymentsParts } from './parts.ts'
import type { PaymentEvent } from './provider.ts'
import { judgePayment } from './receive-deposit.ts'

/** The parts of the server that settling needs. */
export type SettleParts = Pick<
  PaymentsParts,
  'db' | 'reports' | 'log' | 'now' | 'readSite' | 'readSettings' | 'wallet' | 'walletOwners'
> & {
  payments: Pick<PaymentsParts['payments'], 'providers'>
  tell: Tell
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Applies a verified message of a provider. Messages may repeat, race, be late or out of order: what a deposit brought is credited
 * or held once, and goes back once. PAID replaces every other status, and PAID is final.
 * @throws CallError not_found for a deposit of another provider; deposit_mismatch for another currency, an amount that is none, or
 * an amount that contradicts an earlier message: it moves no money and opens a case
 */
export async function settleDeposit(parts: SettleParts, providerId: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'noted') return
  const { deposit, amountMinor } = await getDeposit(parts, providerId, event)
  if (event.kind === 'paid') return receive(parts, deposit, { providerId, event, amountMinor })
  if (amountMinor !== deposit.amountMinor) throw await mismatch(parts, deposit, { providerId, event })
  if (event.kind === 'reversed') return reverse(parts, deposit, { providerId, event, amountMinor })
  const status = event.kind === 'declined' ? 'DECLINED' : 'EXPIRED'
  if (!(await closeDeposit(parts.db, deposit, status, parts.now()))) return
  await tellOwner(parts, deposit.accountId, `recharge_${event.kind}`, { id: deposit.id })
}

/** A provider's message with the amount that it names; undefined: of another currency, or no amount above 0. */
interface Told {
  providerId: string
  event: PaymentEvent
  amountMinor: bigint | undefined
}

async function getDeposit(
  { db, readSite }: SettleParts,
  providerId: string,
  { accountId, depositId, amount, currencyId }: PaymentEvent,
): Promise<{ deposit: Deposit; amountMinor: bigint | undefined }> {
  const [deposit, site] = await Promise.all([
    ID.test(accountId) && ID.test(depositId) ? findDeposit(db, toWalletId(accountId), depositId) : undefined,
    readSite(),
  ])
  const channel = deposit && site.channels.get(deposit.channel)
  if (!deposit || channel?.provider !== providerId) throw new CallError('not_found')
  const minor = currencyId === channel.currency_id ? parseAmount(amount, decimalsIn(site, currencyId)) : undefined
  return { deposit, amountMinor: minor === 0n ? undefined : minor }
}

/** Opens the case of a message that names another amount or currency. @returns the refusal of the message */
async function mismatch(
  { db, log, now, readSite }: SettleParts,
  { accountId, id: depositId, amountMinor, channel }: Deposit,
  { providerId, event: { kind, amount, currencyId } }: Omit<Told, 'amountMinor'>,
): Promise<CallError> {
  const site = await readSite()
  const decimals = decimalsIn(site, site.channels.get(channel)?.currency_id ?? '')
  const details = { kind, amount, currencyId, expected: minorToDecimalString(amountMinor, decimals), channel }
  log.error({ providerId, depositId, ...details }, 'deposit mismatch')
  const eventName = `${kind} ${amount} ${currencyId}`
  const report = { provider: providerId, event: eventName, accountId, subjectId: depositId, details }
  await openCase(db, { kind: 'amount', ...report }, now())
  return new CallError('deposit_mismatch')
}

/** Credits or holds what came, once. */
async function receive(parts: SettleParts, waiting: Deposit, { providerId, event, amountMinor }: Told): Promise<void> {
  if (amountMinor === undefined) throw await mismatch(parts, waiting, { providerId, event })
  const deposit = await judgePayment(parts, { deposit: waiting, providerId, paidMinor: amountMinor })
  if (deposit.amountMinor !== amountMinor) throw await mismatch(parts, deposit, { providerId, event })
  if (deposit.heldFor === undefined || deposit.mayBeCredited) return credit(parts, deposit)
  if (deposit.heldAtMs !== undefined) return
  const outcome = await parts.wallet.holdDeposit(commandOf('hold', deposit))
  if (outcome.outcome !== 'refused') await tellOwner(parts, deposit.accountId, 'recharge_declined', { id: deposit.id })
  else if (outcome.reason !== 'deposit_held' && outcome.reason !== 'deposit_paid')
    throw new Error(`deposit ${deposit.id} cannot be held: ${outcome.reason}`)
}

/** The request of an action on a deposit, whose key makes it happen once. */
function commandOf(
  action: 'deposit' | 'hold' | 'refund' | 'reversal' | 'restore',
  { accountId, id, amountMinor }: Deposit,
) {
  const body = `${action === 'deposit' ? '' : `${action} `}${id} ${amountMinor}`
  return { accountId, depositId: id, amountMinor, key: `${action}:${id}`, bodyHash: hash('sha256', body, 'hex') }
}

/** Credits a deposit that may be credited, once, and tells the player. */
export async function credit(parts: SettleParts, deposit: Deposit): Promise<void> {
  const outcome = await parts.wallet.creditDeposit(commandOf('deposit', deposit))
  // Also after a repeated credit: the process of the first one may have ended before its message.
  if (outcome.outcome !== 'refused') return announcePayment(parts, deposit)
  if (outcome.reason !== 'deposit_paid') throw new Error(`deposit ${deposit.id} cannot be credited: ${outcome.reason}`)
}

/** Books that a held deposit went back to its payer, once. */
export async function refund(parts: SettleParts, deposit: Deposit): Promise<void> {
  const outcome = await parts.wallet.refundDeposit(commandOf('refund', deposit))
  if (outcome.outcome !== 'refused') await tellOwner(parts, deposit.accountId, 'recharge_declined', { id: deposit.id })
  else if (outcome.reason !== 'deposit_refunded')
    throw new Error(`deposit ${deposit.id} cannot be sent back: ${outcome.reason}`)
}

/** Books that a reversed deposit came again, once, and tells the player. */
export async function restore(parts: SettleParts, deposit: Deposit): Promise<void> {
  const outcome = await parts.wallet.restoreDeposit(commandOf('restore', deposit))
  if (outcome.outcome !== 'refused') await tellOwner(parts, deposit.accountId, 'recharge_restored', { id: deposit.id })
  else if (outcome.reason !== 'deposit_restored')
    throw new Error(`deposit ${deposit.id} cannot be restored: ${outcome.reason}`)
}

/** Takes a deposit back. A reversal that comes before its payment proves the payment, so the payment is received first. */
async function reverse(parts: SettleParts, told: Deposit, message: Told): Promise<void> {
  if (told.status !== 'PAID') await receive(parts, told, message)
  const deposit = (await findDeposit(parts.db, told.accountId, told.id)) ?? told
  if (deposit.status !== 'PAID') return deposit.refundedAtMs === undefined ? refund(parts, deposit) : undefined
  const { accountId, id: depositId, amountMinor } = deposit
  const outcome = await parts.wallet.reverseDeposit(commandOf('reversal', deposit))
  if (outcome.outcome === 'refused' && outcome.reason !== 'deposit_reversed')
    throw new Error(`deposit ${depositId} cannot be reversed: ${outcome.reason}`)
  const takenMinor = outcome.outcome === 'refused' ? undefined : outcome.amountMinor
  const site = await parts.readSite()
  const currencyId = site.channels.get(deposit.channel)?.currency_id ?? ''
  const decimals = decimalsIn(site, currencyId)
  const details = {
    ...{ amount: minorToDecimalString(amountMinor, decimals), currencyId },
    ...(takenMinor !== undefined && { taken: minorToDecimalString(takenMinor, decimals) }),
  }
  const event = { kind: 'reversal', provider: message.providerId, event: 'reversed' } as const
  const isNew = await openCase(parts.db, { ...event, accountId, subjectId: depositId, details }, parts.now())
  if (isNew) await tellOwner(parts, accountId, 'recharge_reversed', { id: depositId })
}

/** Tells a credited deposit, once of all processes and repeats. */
async function announcePayment(
  { db, tell, readSite, walletOwners, now }: SettleParts,
  { accountId, id }: Deposit,
): Promise<void> {
  const claim = await db
    .updateTable('deposit')
    .set({ told_at: new Date(now()) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!claim) return
  const [paidDeposit, owner, site] = await Promise.all([
    findDeposit(db, accountId, id),
    walletOwners.find(accountId),
    readSite(),
  ])
  if (!paidDeposit || !owner) return
  const decimals = decimalsIn(site, owner.currencyId)
  tell(owner.accountId, 'recharge_success', {
    id,
    currencyId: owner.currencyId,
    amount: minorToNumber(paidDeposit.amountMinor, decimals),
    first: paidDeposit.first,
  })
}
