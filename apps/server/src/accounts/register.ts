import { randomUUIDv7 } from 'node:crypto'
import { type AccountName, parseAccountName } from '@fairground/contract/account-name'
import { CallError } from '@fairground/contract/envelope'
import { forcedAction } from '@fairground/contract/forced-action'
import { DatabaseError } from 'pg'
import { insertSpins } from '../bonus/grant-spins.ts'
import { findInviteSpins } from '../bonus/invite-spins.ts'
import { transaction } from '../db/tx.ts'
import { getJurisdiction } from '../jurisdictions/get-jurisdiction.ts'
import type { Services } from '../services.ts'
import { openAccount } from '../wallet/account.ts'
import { toWalletId } from '../wallet/wallet-id.ts'
import { leastAge } from './age.ts'
import { newInviteCode } from './invite-code.ts'
import { noteDevice } from './known-devices.ts'
import { hashFirstPassword, isGuessable } from './passwords.ts'

/** A registration request. */
export interface Registration {
  account: string
  password: string
  currencyId: string | undefined
  countryId: string | undefined
  /** The age that the player confirms, in years; 0: none. */
  age: number
  /** The parameters of the link that the player came by, from the site. */
  initParameters: Record<string, string | undefined>
  deviceName: string
  /** The browser's id from `BFID`. */
  browserId: string | undefined
}

const UNIQUE_VIOLATION = '23505'

/**
 * Opens an account with its wallet and seeds, and logs it in: all of it or nothing.
 * @throws CallError account_malformed, password_too_common, currency_unknown, country_unknown, forced_action, account_taken
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
  await checkHome(services, registration)
  const passwordHash = await hashFirstPassword(registration.password)
  const accountId = randomUUIDv7()
  const walletId = toWalletId(accountId)
  const at = new Date(services.now())
  const spins = await findInviteSpins(services, { ...registration, accountId, walletId, currencyId })
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
          invite_code: newInviteCode(),
          age_confirmed: registration.age,
          age_confirmed_at: registration.age > 0 ? at : null,
          init_parameters: JSON.stringify(registration.initParameters),
          notice_at: at,
          created_at: at,
        })
        .execute()
      await openAccount(tx, { accountId, currencyId, at })
      if (spins) await insertSpins(tx, spins, at)
      if (registration.browserId) await noteDevice(tx, accountId, registration.browserId, at)
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

/** @throws CallError country_unknown; forced_action where the country's jurisdiction requires a higher age (RG-01) */
async function checkHome(services: Services, { countryId, age }: Registration): Promise<void> {
  const { countries } = await services.readSettings()
  const isListed = !countryId || countries.length === 0 || countries.some(({ id }) => id === countryId)
  if (!isListed) throw new CallError('country_unknown')
  const least = await leastAge(services, await getJurisdiction(services, countryId || undefined))
  if (age < least) throw forcedAction({ action: 'confirm_age', age: least })
}

/** The public nickname: never a whole e-mail address or phone number. */
function nicknameOf(accountText: string, { kind, value }: AccountName): string {
  if (kind === 'username') return accountText
  if (kind === 'email') return value.slice(0, value.indexOf('@'))
  return `Player ${value.slice(-4)}`
}
