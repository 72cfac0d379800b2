import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract'
import { minorToNumber, parseAmount } from '@fairground/money'
import type { Services } from '../services.ts'
import { closeDeposit, type Deposit, findDeposit } from './deposit.ts'
import type { PaymentEvent } from './provider.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Does what a provider's proved word says. It may come twice, at once, late or out of order: a deposit is credited
 * once, PAID wins over whatever was there before, and nothing takes it back.
 * @throws CallError not_found for a deposit that is not this provider's; deposit_mismatch for another amount or currency,
 * which moves nothing
 */
export async function settleDeposit(services: Services, providerId: string, event: PaymentEvent): Promise<void> {
  if (event.kind === 'noted') return
  const deposit = await getDeposit(services, providerId, event)
  if (event.kind === 'paid') return credit(services, deposit)
  const status = event.kind === 'declined' ? 'DECLINED' : 'EXPIRED'
  if (!(await closeDeposit(services.db, deposit, status, services.now()))) return
  services.live.tell(deposit.accountId, `recharge_${event.kind}`, { id: deposit.id })
}

async function getDeposit(services: Services, providerId: string, event: PaymentEvent): Promise<Deposit> {
  const { db, log, readSite } = services
  const { accountId, depositId, amount, currencyId } = event
  const [deposit, site] = await Promise.all([
    ID.test(accountId) && ID.test(depositId) ? findDeposit(db, accountId, depositId) : undefined,
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
  const credited = await services.wallet.creditDeposit({
    accountId,
    depositId,
    amountMinor,
    key: `deposit:${depositId}`,
    bodyHash: hash('sha256', `${depositId} ${amountMinor}`, 'hex'),
  })
  if (credited.outcome === 'refused') {
    if (credited.reason === 'deposit_paid') return
    throw new Error(`deposit ${depositId} cannot be credited: ${credited.reason}`)
  }
  // Also when the credit turned out to be a repeat: the first one may have ended before it could tell.
  await tellPaid(services, deposit)
}

async function tellPaid({ db, live, payments, readSite }: Services, { accountId, id }: Deposit): Promise<void> {
  if (!payments.toldPaid.add(id)) return
  const [paid, site] = await Promise.all([findDeposit(db, accountId, id), readSite()])
  const currencyId = paid && site.channels.get(paid.channel)?.currency_id
  const decimals = currencyId === undefined ? undefined : site.currencies.get(currencyId)?.decimal_length
  if (!paid || decimals === undefined) return
  live.tell(accountId, 'recharge_success', { id, amount: minorToNumber(paid.amountMinor, decimals), first: paid.first })
}
