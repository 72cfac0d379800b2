import { SUPPORT_CHANGED } from '@fairground/contract/support'
import { findLocale, type Locale, messagePhrases } from '@fairground/phrases'
import type { Tx } from '../../ground/db/tx.ts'
import { type ConversationRow, changeConversation } from './conversation.ts'
import type { SupportParts } from './parts.ts'

/** A player whose page has asked for the conversation within this time sees the answer there. */
const AWAY_AFTER_MS = 60_000
/** How long a mail server may be down before the e-mail is given up. */
const MAIL_LIFE_MS = 6 * 60 * 60_000

/**
 * Queues an e-mail about an answer for a player or visitor who is away, unless one was sent since the last visit. The e-mail has no
 * word of the conversation: anybody may read a mailbox.
 * @returns tells the player's pages; call it after the commit
 */
export async function tellOfAnswer(
  tx: Tx,
  { messages, tell, now, config }: SupportParts,
  conversation: ConversationRow,
): Promise<() => void> {
  const { id, account_id: accountId, seq } = conversation
  const isAway = now() - conversation.player_read_at.getTime() > AWAY_AFTER_MS
  const { subject, body, title } = messagePhrases[localeOf(conversation)].answer
  const recipient = await findMailAddress(tx, conversation)
  const wasTold = conversation.mailed_seq > conversation.player_read_seq
  if (isAway && !wasTold && recipient !== undefined && messages.ways.includes('email')) {
    const at = new Date(now())
    const text = body.replace('{link}', `${config.publicUrls[0] ?? ''}/chatlive`)
    const message = { way: 'email' as const, recipient, subject, body: text }
    await messages.queue(tx, message, { at, expiresAt: new Date(at.getTime() + MAIL_LIFE_MS), fate: 'sent' })
    await changeConversation(tx, id, { mailed_seq: seq })
  }
  return () => {
    if (accountId === null) return
    tell(accountId, SUPPORT_CHANGED, { id, ...(isAway && { pop: true, title, link: '/chatlive' }) })
  }
}

const localeOf = ({ language }: ConversationRow): Locale => findLocale(language) ?? 'en'

/** A player's e-mail address only where it was proved; a visitor's as it was typed. */
async function findMailAddress(tx: Tx, { account_id, email }: ConversationRow): Promise<string | undefined> {
  return account_id === null ? (email ?? undefined) : findProvedAddress(tx, account_id)
}

/** The e-mail address that a player has proved by a code. */
export async function findProvedAddress(tx: Tx, accountId: string): Promise<string | undefined> {
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('email_checked', '=', true)
    .executeTakeFirst()
  return account?.email ?? undefined
}
