import { describe, expect, it } from 'vitest'
import { loadChatPhrases } from './chat.ts'
import { formatIcu } from './icu.ts'
import { locales, type PhraseKey, type Phrases } from './keys.ts'
import { findLocale, loadPhrases } from './locales.ts'
import { loadLotteryPhrases } from './lottery.ts'
import { loadRailPhrases } from './rail.ts'
import { loadStaffPhrases, readyReasons } from './staff.ts'
import { loadSupportPhrases } from './support.ts'
import { createTextReader, createTranslator, findText, needsIcu } from './translator.ts'

/** Words whose s is no plural of what is counted. */
const NO_PLURALS = new Set([
  ...['was', 'has', 'needs', 'waits', 'goes', 'does', 'stays', 'comes', 'asks', 'this', 'mais'],
  // Of money.
  ...['apostados', 'pagos', 'usados'],
])
/** What these count is never one: an age, simulated rounds, bets of more than a page, windows of a row, tickets of a wheel, counts as words,
 * limits and times of lotteries and of complaints, whose texts are plain. */
const NEVER_ONE = new Set([
  ...['errors.kyc_too_young', 'popups.ageTitle', 'popups.ageYes', 'autoplay.labPlayed', 'autoplay.streakMean'],
  ...['lottery.every', 'lottery.full', 'lottery.rulesClose', 'lottery.typed_too_many_lines', 'lottery.typed_too_long'],
  ...[
    'support.complainText',
    'history.totalNewest',
    'tower.perRow',
    'tower.saidStart',
    'verify.step5Prize',
    'lottery.typed_wrong_count',
  ],
])

const placeholders = (text: string) => [...text.matchAll(/\{\s*(\w+)\s*(?=[},])/g)].map(([, name]) => name).sort()

describe.each(locales)('%s', async (locale) => {
  const all = async (of: typeof locale) => ({
    ...(await loadPhrases(of)),
    lottery: await loadLotteryPhrases(of),
    staff: await loadStaffPhrases(of),
    chat: await loadChatPhrases(of),
    rail: await loadRailPhrases(of),
    support: await loadSupportPhrases(of),
  })
  const [source, phrases] = [await all('en'), await all(locale)]
  const keys = Object.entries(source).flatMap(([noun, texts]) => Object.keys(texts).map((name) => `${noun}.${name}`))

  it('has a text for every key, with the placeholders of the source', () => {
    for (const key of keys) {
      const text = findText(phrases, key) ?? ''
      expect(text.trim(), key).not.toBe('')
      expect(new Set(placeholders(text)), key).toEqual(new Set(placeholders(findText(source, key) ?? '')))
    }
  })

  it('has ready reasons for staff, as many as the source and short enough to be sent', () => {
    expect(readyReasons[locale]).toHaveLength(readyReasons.en.length)
    for (const reason of readyReasons[locale]) expect(reason.length).toBeLessThanOrEqual(500)
  })

  it('of one it says no plural', () => {
    const translate = createTranslator(locale, phrases as Partial<Phrases>, { icu: () => formatIcu })
    const plurals = keys.flatMap((key) => {
      if (NEVER_ONE.has(key)) return []
      const params = Object.fromEntries(placeholders(findText(phrases, key) ?? '').map((name) => [name ?? '', 1]))
      const sentence = translate(key as PhraseKey, params)
      const words = [...sentence.matchAll(/(?<![\d.,])\b1 (?:more |new |past |open )?(\p{L}{3,}s)\b/gu)]
      return words.some(([, word]) => !NO_PLURALS.has(word ?? '')) ? [`${key}: ${sentence}`] : []
    })
    expect(plurals).toEqual([])
  })

  it('texts that are shown without the ICU formatter need none', () => {
    const plainKeys = keys.filter((key) => /^(lottery|support|rail|chat)\./.test(key))
    expect(plainKeys.filter((key) => needsIcu(findText(phrases, key) ?? ''))).toEqual([])
  })

  it('every text that needs it is sound ICU', () => {
    for (const key of keys) {
      const text = findText(phrases, key) ?? ''
      if (!needsIcu(text)) continue
      const params = Object.fromEntries(placeholders(text).map((name) => [name ?? '', 2]))
      expect(() => formatIcu(text, locale, params), key).not.toThrow()
    }
  })
})

describe('[DS-03] the translator', async () => {
  const phrases = await loadPhrases('en')
  const operators = (text: string) => ({ ...phrases, common: { ...phrases.common, of: text } })
  const t = (text: string, params?: Record<string, string | number>) =>
    createTranslator('en', operators(text), { icu: () => formatIcu })('common.of', params)

  it('fills plain placeholders without the ICU parser', () => {
    expect(createTranslator('en', phrases)('common.of', { done: 2, all: 5 })).toBe('2 of 5')
  })

  it('counts with plurals', () => {
    const text = '{n, plural, one {# round} other {# rounds}}'
    expect([t(text, { n: 1 }), t(text, { n: 3 })]).toEqual(['1 round', '3 rounds'])
  })

  it('reports a missing key and shows it', () => {
    const missed: string[] = []
    const translate = createTranslator('en', phrases, { onMissing: (key) => missed.push(key) })
    for (const key of ['common.nothing', 'nobody.close', '__proto__.x', 'close']) {
      expect(translate(key as PhraseKey)).toBe(key)
    }
    expect(missed).toEqual(['common.nothing', 'nobody.close', '__proto__.x', 'close'])
  })

  it.each(['{name', '{n, plural, one {x}}', '{other}'])('falls back to the raw text of %s', (text) => {
    expect(t(text, { name: 'x', n: 5 })).toBe(text)
  })
})

describe('[DS-03] the operator’s texts', async () => {
  const phrases = await loadPhrases('en')
  const texts = { 'common.of': '{done} out of {all}', 'summer.title': 'Summer', 'summer.left': '{n, plural,' }

  it('stand before the phrases, and fall back to the raw text like those', () => {
    const t = createTranslator('en', phrases, { texts, icu: () => formatIcu })
    expect(t('common.of', { done: 2, all: 5 })).toBe('2 out of 5')
    expect(t('common.of', { done: 2 })).toBe('{done} out of {all}')
    expect(t('summer.left' as PhraseKey, { n: 1 })).toBe('{n, plural,')
    expect(t('common.close')).toBe('Close')
  })

  it('a key in the design becomes its text, any other text is itself, and a key without a text is reported', () => {
    const missed: string[] = []
    const read = createTextReader('en', phrases, { texts, onMissing: (key) => missed.push(key) })
    expect(['summer.title', 'common.close', 'Summer at the fair', 'Open now.'].map(read)).toEqual([
      'Summer',
      'Close',
      'Summer at the fair',
      'Open now.',
    ])
    expect(missed).toEqual([])
    expect(read('winter.title')).toBe('winter.title')
    expect(missed).toEqual(['winter.title'])
  })
})

describe('a wish for a language', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['EN-gb', 'en'],
    ['id_ID', 'id-ID'],
    [' id ', 'id-ID'],
    ['de', undefined],
    ['', undefined],
  ])('%j is %s', (wish, locale) => {
    expect(findLocale(wish)).toBe(locale)
  })
})
