import * as design from '@fairground/contract/calls/design'
import { load } from '../../calls/shared-loader.ts'
import { getStartup } from '../startup.ts'
import { findCarriedTexts, type OperatorTexts } from './carried-texts.ts'

/** How long the app waits for them; after that it shows the product's own texts. */
const LONGEST_WAIT_MS = 8000

/**
 * The operator's texts of a language (DS-03): those in the page, else those under the language map's cache key, which
 * never change. Empty when there are none, and when the server does not answer; the next call asks again.
 */
export async function loadOperatorTexts(locale: string): Promise<OperatorTexts> {
  const carriedTexts = findCarriedTexts(locale)
  const { langItemsCacheKey: key } = getStartup()
  if (carriedTexts || key === '') return carriedTexts ?? {}
  const texts = load(design.lang, { key, lang: locale }, { keepMs: Number.POSITIVE_INFINITY, errors: 'ignore' })
  try {
    return await Promise.race([texts.then(({ model }) => model), tooLate()])
  } catch (error) {
    console.warn('the operator’s texts did not come', error)
    return {}
  }
}

/** Rejects after `LONGEST_WAIT_MS`. */
function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('waited for long enough')), LONGEST_WAIT_MS)
  })
}
