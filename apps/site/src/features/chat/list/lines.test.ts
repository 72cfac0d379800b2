import type { ChatMessage } from '@fairground/contract/chat'
import { expect, test } from 'vitest'
import { bodyParts } from './body-parts.ts'
import { linesOf } from './lines.ts'
import { findMention, shownCount, unreadOf } from './unread.ts'

const NOON = new Date(2026, 10, 25, 12).getTime()
const author = (id: string) => ({ id, name: id, avatar: '', level: 0, role: 'member' as const })
const message = (seq: number, by: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `m${seq}`, roomId: 'r', seq, type: 'text', author: author(by), body: `text ${seq}`, entities: [], rev: 1 },
  ...{ reactions: {}, createdAt: NOON + seq * 1000, ...more },
})
const room = (messages: readonly ChatMessage[]) => ({
  ...{ messages, more: true, dividerSeq: undefined, sends: [], ignored: [] as string[], me: author('me') },
})
const kindsOf = (state: Parameters<typeof linesOf>[0]) => linesOf(state).map(({ kind }) => kind)

test('days, the beginning and the first unread message of another player have lines of their own', () => {
  const messages = [
    message(1, 'a', { createdAt: NOON - 24 * 60 * 60_000 }),
    message(2, 'a'),
    message(3, 'me'),
    message(4, 'b'),
    message(5, 'b'),
  ]
  expect(kindsOf({ ...room(messages), more: false, dividerSeq: 2 })).toEqual([
    ...['beginning', 'day', 'message', 'day', 'message', 'message', 'unread', 'message', 'message'],
  ])
  expect(kindsOf(room(messages))).toEqual(['day', 'message', 'day', 'message', 'message', 'message', 'message'])
})

test('messages of one author within five minutes share a head, unless one answers another', () => {
  const messages = [
    message(1, 'a'),
    message(2, 'a'),
    message(3, 'a', { replyTo: { id: 'm1', snippet: 'text 1' } }),
    message(4, 'b'),
    message(5, 'b', { createdAt: NOON + 10 * 60_000 }),
  ]
  const following = linesOf(room(messages)).flatMap((line) => (line.kind === 'message' ? [line.isFollowing] : []))
  expect(following).toEqual([false, true, false, false, false])
})

test('an answer shows the other message as it is now, and nothing of an ignored author', () => {
  const answer = message(2, 'a', { replyTo: { id: 'm1', author: author('b'), snippet: 'text 1' } })
  const replyWith = (first: readonly ChatMessage[], ignored: string[] = []) => {
    const line = linesOf({ ...room([...first, answer]), ignored }).at(-1)
    return line?.kind === 'message' ? line.reply : undefined
  }
  expect(replyWith([])).toEqual({ id: 'm1', name: 'b', text: 'text 1', isDeleted: false })
  expect(replyWith([message(1, 'b', { body: 'changed' })])).toMatchObject({ text: 'changed' })
  expect(replyWith([message(1, 'b', { body: '', deletedAt: 5 })])).toMatchObject({ text: '', isDeleted: true })
  expect(replyWith([message(1, 'b')], ['b'])).toMatchObject({ text: '' })
})

test('a message of an ignored author has no text, and is the same object each time', () => {
  const state = { ...room([message(1, 'b')]), ignored: ['b'] }
  const [first, again] = [linesOf(state).at(-1), linesOf(state).at(-1)]
  if (first?.kind !== 'message' || again?.kind !== 'message') throw new Error('no message')
  expect(first.message).toMatchObject({ body: '', ignored: true })
  expect(again.message).toBe(first.message)
})

test('the unread messages are those of others after the mark, and the first that names the player is found', () => {
  const entities = [{ kind: 'mention' as const, at: 0, length: 3, ref: 'me' }]
  const messages = [message(1, 'a', { entities }), message(2, 'me'), message(3, 'a'), message(4, 'b', { entities })]
  const state = { messages, readSeq: 1, me: author('me') }
  expect(unreadOf(state).map(({ seq }) => seq)).toEqual([3, 4])
  expect(findMention(state)?.seq).toBe(4)
  expect(findMention({ ...state, readSeq: 4 })).toBeUndefined()
  expect([shownCount(99), shownCount(100)]).toEqual(['99', '99+'])
})

test('a text is split at its mentions and links; what overlaps, lies outside or runs a script stays text', () => {
  const body = 'hi @ana see x.com now'
  const mention = { kind: 'mention' as const, at: 3, length: 4, ref: '1' }
  const link = { kind: 'link' as const, at: 12, length: 5, ref: 'https://x.com' }
  const kinds = (entities: ChatMessage['entities']) =>
    bodyParts({ body, entities }).map(({ kind, text }) => `${kind}:${text}`)
  expect(kinds([link, mention])).toEqual(['text:hi ', 'mention:@ana', 'text: see ', 'link:x.com', 'text: now'])
  const wrong = [
    { ...link, ref: 'javascript:alert(1)' },
    { ...mention, at: 20 },
    { ...mention, at: 4 },
  ]
  expect(kinds([mention, ...wrong]).join('')).toBe('text:hi mention:@anatext: see x.com now')
})

test('cards of a kind that the player does not want to see are left out', () => {
  const closing = { kind: 'closing', gameId: 'dice3', termId: 't', termNo: 1, closesAt: NOON } as const
  const messages = [message(1, 'a'), message(2, 'a', { type: 'system', card: closing })]
  const keysWithout = (hidden: string[]) => linesOf(room(messages), hidden).map(({ key }) => key)
  expect(keysWithout(['closing'])).not.toContain('m2')
  expect(keysWithout(['bet', 'win'])).toContain('m2')
})
