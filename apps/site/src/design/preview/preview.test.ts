import { beforeEach, expect, test, vi } from 'vitest'
import { findDesignToken } from '../../kernel/host/design-token.ts'
import { readStudioMessage } from './read-message.ts'

const studio = { designToken: 'draft-1', origins: ['https://fair.example', 'https://studio.example'] }
const block = { id: 'hero', comId: 'C000100', data: { title: 'New words' } }
const editing = { type: 'editingBlock', designToken: 'draft-1', block }
const update = { type: 'updateBlock', designToken: 'draft-1' }

test('[DS-05] the studio’s two messages are taken from the site’s own origin and from the one that the operator has set', () => {
  for (const origin of studio.origins) {
    expect(readStudioMessage({ origin, data: update }, studio)).toEqual(update)
    expect(readStudioMessage({ origin, data: editing }, studio)).toEqual(editing)
  }
})

test.each([
  ['another token', 'https://fair.example', { ...editing, designToken: 'draft-2' }],
  ['no token', 'https://fair.example', { type: 'updateBlock' }],
  ['another origin', 'https://evil.example', editing],
  ['an origin that only begins alike', 'https://fair.example.evil.example', editing],
  ['no origin', 'null', update],
  ['an unknown type', 'https://fair.example', { type: 'removeBlock', designToken: 'draft-1' }],
  ['a block that is none', 'https://fair.example', { ...editing, block: { id: 'hero' } }],
  ['no object', 'https://fair.example', 'updateBlock'],
  ['nothing', 'https://fair.example', null],
])('[DS-05] a message with %s is ignored', (_, origin, data) => {
  expect(readStudioMessage({ origin, data }, studio)).toBeUndefined()
})

const storedTexts = new Map<string, string>()
beforeEach(() => {
  storedTexts.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, value: string) => storedTexts.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})
const tokenAt = (search: string) => {
  vi.stubGlobal('location', { search })
  return findDesignToken()
}

test('[DS-04] the preview is active with a design token of the query or of the tab, and off when dev is false', () => {
  expect(tokenAt('')).toBeUndefined()
  expect(tokenAt('?designToken=')).toBeUndefined()
  expect(tokenAt('?designToken=draft-1')).toBe('draft-1')
  expect(tokenAt('?page=2')).toBe('draft-1')
  expect(tokenAt('?dev=false')).toBeUndefined()
  expect(tokenAt('?dev=false&designToken=draft-2')).toBeUndefined()
  expect(tokenAt('?dev=true')).toBe('draft-1')
  expect(tokenAt('?designToken=draft-3')).toBe('draft-3')
})
