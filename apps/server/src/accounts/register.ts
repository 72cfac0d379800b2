import { randomUUIDv7 } from 'node:crypto'
import { type AccountName, CallError, parseAccountName } from '@fairground/contract'
import { DatabaseError } from 'pg'
import { insertSpins } from '../bonus/grant-spins.ts'
import { findInviteSpins } from '../bonus/invite-spins.ts'
import { transaction } from '../db/tx.ts'
import type { Services } from '../services.ts'
import { openAccount } from '../wallet/open-account.ts'
import { hashPassword, isGuessable } from './passwords.ts'

/** Who registers, from where. */
export interface Registration {
  account: string
  password: string
  currencyId: string | undefined
  countryId: string | undefined
  /** Where the player came from, as the site stored it. */
  initParameters: Record<string, string | undefined>
  deviceName: string
}

const UNIQUE_VIOLATION = '23505'

/**
 * Opens an account with its wallet and seeds, and logs it in: all of it or nothing.
 * @throws CallError account_malformed, password_too_common, currency_unknown, account_taken
 */
export async function register(
  services: Services,
  registration: Registration,
): Promise<{ accountId: string; token: string }> {
  const name = parseAccountName(registration.account)
  if (!name) throw new CallError('account_malformed')
  if (isGuessable(registration.password, name.value)) throw new CallError('password_too_common')
  const { currencies } = await services.readSite()
  const currencyId = registration.currencyId || currencies.keys().next().value
  if (currencyId === undefined || !currencies.has(currencyId)) throw new CallError('currency_unknown')
  const passwordHash = await hashPassword(registration.password)
  const accountId = randomUUIDv7()
  const at = new Date(services.now())
  const spins = await findInviteSpins(services, { ...registration, accountId, currencyId })
  try {
    const token = await transaction(services.db, async (tx) => {
      await tx
        .insertInto('account')
        .values({
          id: accountId,
          username: null,
          email: null,
          phone: null,
          [name.kind]: name.value,
          nickname: nicknameOf(registration.account.trim(), name),
          password_hash: passwordHash,
          currency_id: currencyId,
          country_id: registration.countryId || null,
          init_parameters: JSON.stringify(registration.initParameters),
          notice_at: at,
          created_at: at,
        })
        .execute()
      await openAccount(tx, { accountId, currencyId, at })
      if (spins) await insertSpins(tx, spins, at)
      return services.sessions.open(tx, accountId, registration.deviceName)
    })
    return { accountId, token }
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'account') {
      throw new CallError('account_taken')
    }
    throw error
  }
}

/** What others see: never a whole address or number. */
function nicknameOf(typed: string, { kind, value }: AccountName): string {
  if (kind === 'username') return typed
  if (kind === 'email') return value.slice(0, value.indexOf('@'))
  return `Player ${value.slice(-4)}`
}
