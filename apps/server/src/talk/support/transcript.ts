import { CallError } from '@fairground/contract/envelope'
import { findLocale, type Locale, messagePhrases } from '@fairground/phrases'
import { transaction } from '../../ground/db/tx.ts'
import { type Caller, lockOwn, type MessageRow, readMessages } from './conversation.ts'
import type { SupportParts } from './parts.ts'
import { findProvedAddress } from './tell-of-answer.ts'

/** How long a mail server may be down before the e-mail is given up. */
const MAIL_LIFE_MS = 6 * 60 * 60_000
/** More than any conversation has: the limits of calls end long before it. */
const ALL = 5_000

/**
 * Sends a player what was written, to the e-mail address that the player has proved: to no other, since a visitor could type
 * anybody's.
 * @throws CallError conversation_unknown, no_proved_address
 */
export function mailTranscript(
  { db, messages, now }: SupportParts,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  return transaction(db, async (tx) => {
    const { account_id: accountId, language } = await lockOwn(tx, id, caller)
    const recipient = accountId === null ? undefined : await findProvedAddress(tx, accountId)
    if (recipient === undefined || !messages.ways.includes('email')) throw new CallError('no_proved_address')
    const locale = findLocale(language) ?? 'en'
    const { subject } = messagePhrases[locale].transcript
    const body = writeTranscript(await readMessages(tx, { id, after: 0, limit: ALL }), locale)
    const at = new Date(now())
    const message = { way: 'email' as const, recipient, subject, body }
    await messages.queue(tx, message, { at, expiresAt: new Date(at.getTime() + MAIL_LIFE_MS), fate: 'sent' })
  })
}

/** Writes messages as text: who wrote each, and when (UTC). */
export function writeTranscript(
  list: readonly Pick<MessageRow, 'sender' | 'body' | 'attachments' | 'at'>[],
  locale: Locale,
): string {
  const { you, team, pictures } = messagePhrases[locale].transcript
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return list
    .map(({ sender, body, attachments, at }) => {
      const files = attachments.length > 0 ? [pictures.replace('{count}', String(attachments.length))] : []
      const text = [...(body === '' ? [] : [body]), ...files].join('\n')
      return `${sender === 'player' ? you : team}, ${when.format(at)} UTC\n${text}`
    })
    .join('\n\n')
}
