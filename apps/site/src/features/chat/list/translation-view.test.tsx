import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Translation } from '../room/translations.ts'
import { TranslationView } from './translation-view.tsx'

const message: ChatMessage = {
  ...{ id: 'm1', roomId: 'r', seq: 1, type: 'text', body: 'Good luck', entities: [], rev: 0, reactions: {} },
  createdAt: 0,
}
const wish = { of: 'Good luck', locale: 'pt-BR' } as const
const done = { ...wish, status: 'done', text: 'Boa <b>sorte</b>' } as const

/** What is drawn. Outside of a room the texts are their keys. */
const drawn = (translation: Translation) =>
  renderToStaticMarkup(<TranslationView message={message} translation={translation} />)
const buttons = (html: string) => [...html.matchAll(/<button.*?<span[^>]*>([^<]*)/g)].map(([, name]) => name)

test('while a message is being translated, that is said, and there is nothing to press', () => {
  const html = drawn({ ...wish, status: 'busy' })
  expect(html).toContain('chat.translating')
  expect(buttons(html)).toEqual([])
})

test('a translation carries the mark of the machine, its language, and can be hidden; its markup is text', () => {
  const html = drawn({ ...done, from: 'en' })
  expect(html).toContain('lang="pt-BR"')
  expect(html).toContain('Boa &lt;b&gt;sorte&lt;/b&gt;')
  expect(html).toContain('chat.translatedFrom')
  expect(buttons(html)).toEqual(['chat.hideTranslation'])
})

test.each([undefined, 'qqx'])('from a language without a name (%s) the mark is there all the same', (from) => {
  expect(drawn({ ...done, from })).toMatch(/chat\.translated(?!From)/)
})

test('a refusal can be tried again', () => {
  const html = drawn({ ...wish, status: 'failed', error: new CallError('network_error') })
  expect(buttons(html)).toEqual(['chat.again', 'chat.hideTranslation'])
})
