import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString, minorToNumber, parseAmount } from '@fairground/money'
import type { Services } from '../../app/services.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import type { Live } from '../../live/live/live.ts'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { decimalsIn } from '../../play/rounds/game.ts'
import { openCase } from './cases.ts'
import { closeDeposit, type Deposit, findDeposit } from './deposit.ts'
import type { PaymentEvent } from './provider.ts'

/** The parts of the server that settling needs. */
export type SettleParts = Pick<Services, 'db' | 'log' | 'now' | 'readSite' | 'wallet' | 'walletOwners'> & {
  payments: Pick<Services['payments'], 'providers' | 'toldPaid'>
  live: Pick<Live, 'tell'>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Applies a verified message of a provider. Messages may repeat, race, be late or out of order: a deposit is credited once
 * and reversed once, PAID replaces every other status, and PAID is final.
 * @throws CallError not_found for a deposit of another provider; deposit_mismatch for another amount or currency, which
 * moves no money and opens a case
 */
export async function settleDeposit(services: SettleParts, providerId: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'noted') return
  const deposit = await getDeposit(services, providerId, event)
  if (event.kind === 'paid') return credit(services, deposit)
  if (event.kind === 'reversed') return reverse(services, providerId, deposit)
  const status = event.kind === 'declined' ? 'DECLINED' : 'EXPIRED'
  if (!(await closeDeposit(services.db, deposit, status, services.now()))) return
  await tellOwner(services, deposit.accountId, `recharge_${event.kind}`, { id: deposit.id })
}

async function getDeposit(services: SettleParts, providerId: string, event: PaymentEvent): Promise<Deposit> {
  const { db, log, now, readSite } = services
  const { accountId, depositId, amount, currencyId, kind } = event
  const [deposit, site] = await Promise.all([
    ID.test(accountId) && ID.test(depositId) ? findDeposit(db, toWalletId(accountId), depositId) : undefined,
    readSite(),
  ])
  const channel = deposit && site.channels.get(deposit.channel)
  if (!deposit || channel?.provider !== providerId) throw new CallError('not_found')
  const decimals = site.currencies.get(channel.currency_id)?.decimal_length ?? 0
  if (currencyId !== channel.currency_id || parseAmount(amount, decimals) !== deposit.amountMinor) {
    const details = {
      kind,
      amount,
      currencyId,
      expected: minorToDecimalString(deposit.amountMinor, decimals),
      channel: channel.id,
    }
    log.error({ providerId, depositId, ...details }, 'deposit mismatch')
    const eventName = `${kind} ${amount} ${currencyId}`
    await openCase(
      db,
      { kind: 'amount', provider: providerId, event: eventName, accountId, subjectId: depositId, details },
      now(),
    )
    throw new CallError('deposit_mismatch')
  }
  return deposit
}

/** @returns whether this call, or an earlier one under the same key, credited the deposit */
async function creditOnce(services: SettleParts, deposit: Deposit): Promise<boolean> {
  const { accountId, id: depositId, amountMinor } = deposit
  const outcome = await services.wallet.creditDeposit({
    accountId,
    depositId,
    amountMinor,
    key: `deposit:${depositId}`,
    bodyHash: hash('sha256', `${depositId} ${amountMinor}`, 'hex'),
  })
  if (outcome.outcome !== 'refused') return true
  if (outcome.reason === 'deposit_paid') return false
  throw new Error(`deposit ${depositId} cannot be credited: ${outcome.reason}`)
}

async function credit(services: SettleParts, deposit: Deposit): Promise<void> {
  // Also after a repeated credit: the process of the first one may have ended before its message.
  if (await creditOnce(services, deposit)) await announcePayment(services, deposit)
}

/** Takes a deposit back. A reversal that comes before its payment proves the payment, so it is credited first. */
async function reverse(services: SettleParts, providerId: string, deposit: Deposit): Promise<void> {
  const { accountId, id: depositId, amountMinor } = deposit
  if (deposit.status !== 'PAID') await creditOnce(services, deposit)
  const outcome = await services.wallet.reverseDeposit({
    accountId,
    depositId,
    amountMinor,
    key: `reversal:${depositId}`,
    bodyHash: hash('sha256', `reversal ${depositId} ${amountMinor}`, 'hex'),
  })
  if (outcome.outcome === 'refused' && outcome.reason !== 'deposit_reversed')
    throw new Error(`deposit ${depositId} cannot be reversed: ${outcome.reason}`)
  const takenMinor = outcome.outcome === 'refused' ? undefined : outcome.amountMinor
  const site = await services.readSite()
  const currencyId = site.channels.get(deposit.channel)?.currency_id ?? ''
  const decimals = site.currencies.get(currencyId)?.decimal_length ?? 0
  const details = {
    ...{ amount: minorToDecimalString(amountMinor, decimals), currencyId },
    ...(takenMinor !== undefined && { taken: minorToDecimalString(takenMinor, decimals) }),
  }
  const event = { kind: 'reversal', provider: providerId, event: 'reversed' } as const
  const isNew = await openCase(services.db, { ...event, accountId, subjectId: depositId, details }, services.now())
  if (isNew) await tellOwner(services, accountId, 'recharge_reversed', { id: depositId })
}

async function announcePayment(
  { db, live, payments, readSite, walletOwners }: SettleParts,
  { accountId, id }: Deposit,
): Promise<void> {
  if (!payments.toldPaid.add(id)) return
  const [paidDeposit, owner, site] = await Promise.all([
    findDeposit(db, accountId, id),
    walletOwners.find(accountId),
    readSite(),
  ])
  if (!paidDeposit || !owner) return
  const decimals = decimalsIn(site, owner.currencyId)
  live.tell(owner.accountId, 'recharge_success', {
    id,
    currencyId: owner.currencyId,
    amount: minorToNumber(paidDeposit.amountMinor, decimals),
    first: paidDeposit.first,
  })
}
