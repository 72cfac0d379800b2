import type { Call } from '@fairground/contract/call'
import { bet } from '@fairground/contract/calls/game'
import { recharge } from '@fairground/contract/calls/pay'
import { withdraw } from '@fairground/contract/calls/withdraw'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../../ground/call/session.ts'
import { findWalletIn } from '../../money/wallet/account-wallets.ts'
import { readKey } from './idempotency.ts'
import type { HttpParts } from './parts.ts'

/** Node writes header names in lower case. */
const CURRENCY = HEADERS.currency.toLowerCase()

/** The calls with an amount, which is of the wallet that the page shows; other calls name what is in whichever wallet. */
const NAMING_AMOUNTS: ReadonlySet<string> = new Set([bet, recharge, withdraw].map(({ name }) => name))

/**
 * Checks that a call with an amount is of the wallet that the page shows: a stake of 10 must not be of another currency because
 * the player has changed it meanwhile. Another process may have changed it a moment ago, so a difference is read again. The
 * repeat of what was accepted before the change belongs to the former wallet, which has its answer.
 * @throws CallError currency_changed
 */
export async function inShownCurrency(
  { name }: Call,
  { db, sessions, wallet }: HttpParts,
  session: Session,
  { headers }: FastifyRequest,
  fields: unknown,
): Promise<Session> {
  const shownCurrencyId = headers[CURRENCY]
  if (!NAMING_AMOUNTS.has(name)) return session
  if (typeof shownCurrencyId !== 'string' || shownCurrencyId === session.currencyId) return session
  sessions.forget(session.accountId)
  const storedSession = await sessions.find(String(headers.auth))
  if ('refusal' in storedSession) throw new CallError(storedSession.refusal)
  if (storedSession.currencyId === shownCurrencyId) return storedSession
  const formerWallet = await findWalletIn(db, storedSession, shownCurrencyId)
  const key = readKey(headers['idempotency-key'], fields)
  if (formerWallet && (await wallet.findAction(formerWallet.walletId, key)))
    return { ...storedSession, ...formerWallet }
  throw new CallError('currency_changed')
}
