import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { forcedAction } from '@fairground/contract/forced-action'
import { DatabaseError } from 'pg'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { toWalletId, type WalletId } from '../../ground/db/wallet-id.ts'
import { openAccount } from '../../money/wallet/account.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { leastAge } from './age.ts'
import { newInviteCode } from './invite-code.ts'
import { noteDevice } from './known-devices.ts'
import type { NewAccountParts } from './parts.ts'

/** Where a new player comes from, whichever way they register. */
export interface Origin {
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

/** The names of a new account; at least one is set. */
export interface NewNames {
  username?: string
  email?: string
  phone?: string
  nickname: string
  isPhoneChecked: boolean
  isEmailChecked: boolean
}

/** A player who is registering. */
export interface NewPlayer {
  accountId: string
  walletId: WalletId
  currencyId: string
  countryId: string | undefined
  /** The parameters of the player's link: `p` is an invite code, `inviteWheelTag` the tag of the wheel. */
  initParameters: Readonly<Record<string, string | undefined>>
}

/** What a new player gets. */
export interface Welcome {
  /** Finds the gift before the transaction; the function that it returns stores the gift in it. */
  findGift(player: NewPlayer): Promise<((tx: Tx, at: Date) => Promise<unknown>) | undefined>
}

const UNIQUE_VIOLATION = '23505'

/**
 * The currency of a new account, once everything but its names is right.
 * @throws CallError currency_unknown, country_unknown; forced_action where the country's jurisdiction requires a higher age (RG-01)
 */
export async function checkOrigin(parts: NewAccountParts, { currencyId, countryId, age }: Origin): Promise<string> {
  const { currencies } = await parts.readSite()
  const id = currencyId || currencies.keys().next().value
  if (id === undefined || !currencies.has(id)) throw new CallError('currency_unknown')
  const { countries } = await parts.readSettings()
  const isListed = !countryId || countries.length === 0 || countries.some((country) => country.id === countryId)
  if (!isListed) throw new CallError('country_unknown')
  const least = await leastAge(parts, await getJurisdiction(parts, countryId || undefined))
  if (age < least) throw forcedAction({ action: 'confirm_age', age: least })
  return id
}

/**
 * Opens an account with its wallet and seeds, and logs it in: all of it or nothing.
 * @param alsoDo what belongs to the same transaction; it runs after the account was stored
 * @throws CallError account_taken, and what `alsoDo` throws
 */
export async function createAccount(
  parts: NewAccountParts,
  account: { names: NewNames; passwordHash: string | null; currencyId: string; origin: Origin },
  alsoDo: (tx: Tx, accountId: string) => Promise<void> = async () => undefined,
): Promise<{ accountId: string; token: string }> {
  const { currencyId, origin } = account
  const { browserId, deviceName } = origin
  const accountId = randomUUIDv7()
  const at = new Date(parts.now())
  const storeGift = await parts.welcome.findGift({
    ...origin,
    accountId,
    walletId: toWalletId(accountId),
    currencyId,
  })
  try {
    const token = await transaction(parts.db, async (tx) => {
      await insertAccount(tx, accountId, account, at)
      await openAccount(tx, parts.keyring, { accountId, currencyId, at })
      await storeGift?.(tx, at)
      if (browserId) await noteDevice(tx, accountId, browserId, at)
      await alsoDo(tx, accountId)
      return parts.sessions.open(tx, accountId, deviceName)
    })
    return { accountId, token }
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.table === 'account') {
      throw new CallError('account_taken')
    }
    throw error
  }
}

async function insertAccount(
  tx: Tx,
  accountId: string,
  { names, passwordHash, currencyId, origin }: Parameters<typeof createAccount>[1],
  at: Date,
): Promise<void> {
  const { username = null, email = null, phone = null, nickname, isPhoneChecked, isEmailChecked } = names
  await tx
    .insertInto('account')
    .values({
      ...{ id: accountId, username, email, phone, nickname },
      phone_checked: isPhoneChecked,
      email_checked: isEmailChecked,
      password_hash: passwordHash,
      currency_id: currencyId,
      country_id: origin.countryId || null,
      invite_code: newInviteCode(),
      age_confirmed: origin.age,
      age_confirmed_at: origin.age > 0 ? at : null,
      init_parameters: JSON.stringify(origin.initParameters),
      notice_at: at,
      created_at: at,
    })
    .execute()
}
