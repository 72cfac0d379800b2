import { hash } from 'node:crypto'
import type { ChatEntity } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Tx } from '../../../ground/db/tx.ts'
import { cleanText, countCharacters } from '../../../ground/text/clean-text.ts'
import { sameTextKey } from '../../../ground/text/fold-text.ts'
import { isAtLeast, readPlayers } from '../people/profile.ts'
import type { Writer } from '../people/writer.ts'
import { type RoomRow, settingsOf, slowSecondsOf } from '../rooms/room.ts'
import { FLOOD_WINDOW_MS, floodWaitMs } from '../rules/flood.ts'
import { linkEntities } from '../rules/links.ts'
import { type CompiledWord, checkWords } from '../rules/words.ts'
import { mentionEntities } from './entities.ts'

/** What a text is judged by, beside its room. */
export interface TextRules {
  words: readonly CompiledWord[]
  /** Host names of the site. */
  ownHosts: readonly string[]
}

/** A text as a player sends it. */
export interface GivenText {
  body: string
  /** Players whose `@name` stands in the body, by their ids in the chat. */
  mentions: readonly string[]
}

/** A text that may be posted, or waits for a helper. */
export interface JudgedText {
  body: string
  entities: ChatEntity[]
  /** Why it waits; undefined: it may be posted. */
  heldBy: 'word' | undefined
}

/** Time in which the same text is a repeat, and accounts from which on it is held. */
const REPEAT_MS = 60_000
const REPEATING_ACCOUNTS = 4

/** A digest by which texts that say the same are found. */
export const textHash = (body: string): Buffer => hash('sha256', sameTextKey(body), 'buffer')

/** Refuses a player who writes too fast in a room. Moderators may. @throws CallError slow_mode */
export async function requirePace(tx: Tx, writer: Writer, room: RoomRow, nowMs: number): Promise<void> {
  if (isAtLeast(writer.role, 'moderator')) return
  const slowSeconds = slowSecondsOf(room, nowMs)
  const rows = await tx
    .selectFrom('chat_sent')
    .select('at')
    .where('account_id', '=', writer.accountId)
    .where('room_id', '=', room.id)
    .where('at', '>', new Date(nowMs - Math.max(FLOOD_WINDOW_MS, slowSeconds * 1000)))
    .execute()
  const sentMs = rows.map(({ at }) => at.getTime())
  const waitMs = floodWaitMs(sentMs, nowMs, { slowSeconds, isNew: writer.isNew })
  if (waitMs > 0) throw new CallError('slow_mode', { waitMs, seconds: Math.ceil(waitMs / 1000) })
}

/**
 * Refuses a text that the player has just sent in the room. @returns whether so many others have that it is held
 * @throws CallError duplicate
 */
export async function isRepeatedByMany(
  tx: Tx,
  { accountId }: Writer,
  room: RoomRow,
  text: { hash: Buffer; nowMs: number },
): Promise<boolean> {
  const rows = await tx
    .selectFrom('chat_sent')
    .select('account_id')
    .distinct()
    .where('room_id', '=', room.id)
    .where('text_hash', '=', text.hash)
    .where('at', '>', new Date(text.nowMs - REPEAT_MS))
    .limit(REPEATING_ACCOUNTS)
    .execute()
  if (rows.some((row) => row.account_id === accountId)) throw new CallError('duplicate')
  return rows.length + 1 >= REPEATING_ACCOUNTS
}

/**
 * Checks a text by length, mentions, links and words, in this order.
 * @throws CallError message_empty, too_long, too_many_mentions, link_not_allowed, blocked_word
 */
export async function judgeText(
  tx: Tx,
  { writer, room, rules }: { writer: Writer; room: RoomRow; rules: TextRules },
  given: GivenText,
): Promise<JudgedText> {
  const settings = settingsOf(room)
  const body = cleanText(given.body)
  if (body === '') throw new CallError('message_empty')
  if (countCharacters(body) > settings.messageLength) throw new CallError('too_long', { max: settings.messageLength })
  const people = (await readPlayers(tx, given.mentions)).map(({ author }) => author)
  const allowed = isAtLeast(writer.role, 'moderator') ? 'everybody' : 'people'
  const mentions = mentionEntities(body, people, { allowed })
  if (new Set(mentions.map(({ ref }) => ref)).size > settings.mentions) {
    throw new CallError('too_many_mentions', { max: settings.mentions })
  }
  const links = linkEntities(body, writer.isNew ? { ...settings, links: 'none' } : settings, rules.ownHosts)
  if (!links) throw new CallError('link_not_allowed')
  const verdict = settings.words ? checkWords(body, rules.words) : { action: undefined, text: body }
  if (verdict.action === 'block') throw new CallError('blocked_word')
  return {
    body: verdict.text,
    entities: [...mentions, ...links].toSorted((one, other) => one.at - other.at),
    heldBy: verdict.action === 'hold' ? 'word' : undefined,
  }
}
