import { parseAccountName } from '@fairground/contract/account-name'
import type { CodePurpose } from '@fairground/contract/code-purpose'
import { CallError } from '@fairground/contract/envelope'
import { findLocale, type Locale, messagePhrases } from '@fairground/phrases'
import type { Session } from '../../../ground/call/session.ts'
import { transaction } from '../../../ground/db/tx.ts'
import { type Message, maskRecipient } from '../../../ground/messages/message.ts'
import type { AccountsParts } from '../parts.ts'
import { CODE_LIFE_MS, type CodeAddress, findAddress, findOwnAddress, isPurposeOn, PAUSE_MS } from './code-rules.ts'
import { countCode, digestCode, newCode, storeCode } from './one-time-code.ts'

/** A wish for a code. */
export type CodeWish = {
  purpose: CodePurpose
  /** The phone or e-mail as typed; ignored for `withdraw`. */
  account: string | undefined
  session: Session | undefined
  /** The caller's language, from the header `LANG`. */
  language: string | undefined
}

/**
 * Sends a code. For `forget_password` an unknown account costs the same work and gets the same answer; only the message
 * goes to nobody.
 * @returns the masked recipient, and the seconds until the next code
 * @throws CallError code_not_offered, code_too_soon, not_logged_in
 */
export async function sendCode(parts: AccountsParts, wish: CodeWish): Promise<{ to: string; waitSeconds: number }> {
  const { db, messages, now, readSettings } = parts
  const settings = await readSettings()
  if (!isPurposeOn(settings, wish.purpose)) throw new CallError('code_not_offered')
  const address = await getAddress(parts, wish)
  const code = newCode()
  const digests = await digestCode(parts, { ...address, purpose: wish.purpose, code })
  const fate = wish.purpose === 'forget_password' && !(await hasAccount(parts, address)) ? 'nobody' : 'sent'
  const locale = findLocale(wish.language ?? '') ?? findLocale(settings.language) ?? 'en'
  const at = new Date(now())
  const expiresAt = new Date(now() + CODE_LIFE_MS)
  await transaction(db, async (tx) => {
    await countCode(tx, digests.address, at)
    await storeCode(tx, digests, at)
    await messages.queue(tx, codeMessage(address, wish.purpose, code, locale), { at, expiresAt, fate })
  })
  return { to: maskRecipient(address.recipient), waitSeconds: PAUSE_MS / 1000 }
}

async function getAddress(parts: AccountsParts, { purpose, account, session }: CodeWish): Promise<CodeAddress> {
  const settings = await parts.readSettings()
  const address =
    purpose === 'withdraw'
      ? await findSessionAddress(parts, session)
      : findAddress(parts, settings, parseAccountName(account ?? ''))
  if (!address || !parts.messages.ways.includes(address.way)) throw new CallError('code_not_offered')
  return address
}

/** The address of the logged-in player; none where an authenticator app is bound, since its code counts then. */
async function findSessionAddress(
  parts: AccountsParts,
  session: Session | undefined,
): Promise<CodeAddress | undefined> {
  if (!session) throw new CallError('not_logged_in')
  const account = await parts.db
    .selectFrom('account')
    .select(['phone', 'email', 'totp_secret'])
    .where('id', '=', session.accountId)
    .executeTakeFirstOrThrow()
  return account.totp_secret === null ? findOwnAddress(parts, await parts.readSettings(), account) : undefined
}

async function hasAccount({ db }: AccountsParts, { way, recipient }: CodeAddress): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn<string>('lower', [way === 'sms' ? 'phone' : 'email']), '=', recipient))
    .executeTakeFirst()
  return account !== undefined
}

function codeMessage({ way, recipient }: CodeAddress, purpose: CodePurpose, code: string, locale: Locale): Message {
  const { subject, code: texts, warning } = messagePhrases[locale]
  const text = texts[purpose].replace('{code}', code)
  if (way === 'sms') return { way, recipient, subject: '', body: text }
  return { way, recipient, subject: subject.replace('{code}', code), body: `${text}\n\n${warning}\n` }
}
