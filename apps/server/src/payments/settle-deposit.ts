import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber, parseAmount } from '@fairground/money'
import { decimalsIn } from '../rounds/game.ts'
import type { Services } from '../services.ts'
import { toWalletId } from '../wallet/wallet-id.ts'
import { closeDeposit, type Deposit, findDeposit } from './deposit.ts'
import type { PaymentEvent } from './provider.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Applies a verified message of a provider. Messages may repeat, race, be late or out of order: a deposit is credited once,
 * PAID replaces every other status, and PAID is final.
 * @throws CallError not_found for a deposit of another provider; deposit_mismatch for another amount or currency, without
 * moving money
 */
export async function settleDeposit(services: Services, providerId: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'noted') return
  const deposit = await getDeposit(services, providerId, event)
  if (event.kind === 'paid') return credit(services, deposit)
  const status = event.kind === 'declined' ? 'DECLINED' : 'EXPIRED'
  if (!(await closeDeposit(services.db, deposit, status, services.now()))) return
  const owner = await services.walletOwners.find(deposit.accountId)
  if (owner) services.live.tell(owner.accountId, `recharge_${event.kind}`, { id: deposit.id })
}

async function getDeposit(services: Services, providerId: string, event: PaymentEvent): Promise<Deposit> {
  const { db, log, readSite } = services
  const { accountId, depositId, amount, currencyId } = event
  const [deposit, site] = await Promise.all([
    ID.test(accountId) && ID.test(depositId) ? findDeposit(db, toWalletId(accountId), depositId) : undefined,
    readSite(),
  ])
  const channel = deposit && site.channels.get(deposit.channel)
  if (!deposit || channel?.provider !== providerId) throw new CallError('not_found')
  const decimals = site.currencies.get(channel.currency_id)?.decimal_length ?? 0
  if (currencyId !== channel.currency_id || parseAmount(amount, decimals) !== deposit.amountMinor) {
    log.error({ providerId, depositId, amount, currencyId, expected: String(deposit.amountMinor) }, 'deposit mismatch')
    throw new CallError('deposit_mismatch')
  }
  return deposit
}

async function credit(services: Services, deposit: Deposit): Promise<void> {
  const { accountId, id: depositId, amountMinor } = deposit
  const outcome = await services.wallet.creditDeposit({
    accountId,
    depositId,
    amountMinor,
    key: `deposit:${depositId}`,
    bodyHash: hash('sha256', `${depositId} ${amountMinor}`, 'hex'),
  })
  if (outcome.outcome === 'refused') {
    if (outcome.reason === 'deposit_paid') return
    throw new Error(`deposit ${depositId} cannot be credited: ${outcome.reason}`)
  }
  // Also after a repeated credit: the process of the first one may have ended before its message.
  await announcePayment(services, deposit)
}

async function announcePayment(
  { db, live, payments, readSite, walletOwners }: Services,
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
