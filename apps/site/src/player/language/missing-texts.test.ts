import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportMissingText } from './missing-texts.ts'

const messages: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', { documentElement: { dataset: { layout: 'phone' } }, getElementById: () => null })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    messages.push([new URL(url, 'http://fair').pathname, JSON.parse(body)])
    return Response.json({ status: 0, message: 'success', serverTime: Date.now() })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[DS-03] keys without a text are reported to the operator, together and each once', async () => {
  for (const key of ['summer.title', 'summer.text', 'summer.title']) reportMissingText('pt-BR', key)
  reportMissingText('en', 'summer.title')
  expect(messages).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(messages).toEqual([
    ['/api/design/missing_text', { locale: 'pt-BR', keys: ['summer.title', 'summer.text'] }],
    ['/api/design/missing_text', { locale: 'en', keys: ['summer.title'] }],
  ])
  reportMissingText('pt-BR', 'summer.title')
  reportMissingText('pt-BR', 'x'.repeat(121))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(messages).toHaveLength(2)
})
