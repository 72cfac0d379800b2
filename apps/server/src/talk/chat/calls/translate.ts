import * as calls from '@fairground/contract/calls/chat'
import { CallError } from '@fairground/contract/envelope'
import { findLocale } from '@fairground/phrases'
import { handle } from '../parts.ts'
import { findReadableText } from '../translations/find-text.ts'

/** Translates the text of a message. */
export const translate = handle(calls.translate, async ({ id, locale: wish }, { parts, session }) => {
  const { db, chat, now } = parts
  if (!chat.translations) throw new CallError('not_found')
  const locale = findLocale(wish)
  if (!locale)
    throw new CallError('invalid_request', undefined, [{ path: 'locale', message: 'No language of the site' }])
  const text = await findReadableText(db, { id, accountId: session.accountId, nowMs: now() })
  const { text: translated, from } = await chat.translations.get(text, locale)
  return {
    model: { text: translated, ...(from !== undefined && { from }), rev: text.rev, locale, machine: true as const },
  }
})
