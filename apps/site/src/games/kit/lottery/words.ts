import { createTranslator, type Locale } from '@fairground/phrases'
import { type LotteryPhrases, type LotteryTranslate, loadLotteryPhrases } from '@fairground/phrases/lottery'
import { use } from 'react'
import { loadChunk } from '../../../kernel/chunks/load-chunk.ts'
import { shownPhrases, useLocale, useTranslate } from '../../../kernel/language/language.ts'

const loaded = new Map<Locale, LotteryPhrases>()
const loading = new Map<Locale, Promise<void>>()

function load(locale: Locale): Promise<void> {
  const knownLoad = loading.get(locale)
  if (knownLoad) return knownLoad
  const wantedWords = loadChunk(() => loadLotteryPhrases(locale)).then((words) => {
    loaded.set(locale, words)
  })
  loading.set(locale, wantedWords)
  return wantedWords
}

/**
 * The translator where a lottery is shown: it knows the texts `lottery.…` too. Suspends the component until they are
 * there. The operator's texts stand before them, as everywhere (DS-03).
 */
export function useLotteryTranslate(): LotteryTranslate {
  const locale = useLocale()
  const t = useTranslate()
  // Always: where the words come while React waits, it calls the component again and counts what is called.
  use(load(locale))
  const words = loaded.get(locale)
  return (key, params) => {
    if (!key.startsWith('lottery.') || !words) return t(key as Parameters<typeof t>[0], params)
    const { texts } = shownPhrases()
    // The plain texts alone; a text with a plural is among the phrases of all screens.
    return createTranslator(locale, { lottery: words } as object, { texts })(key as Parameters<typeof t>[0], params)
  }
}
