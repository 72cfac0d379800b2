import * as z from 'zod/mini'
import { findPageData } from './page-data.ts'
import { getStartup } from './startup.ts'

/** The operator's own texts of a language, by key. */
export type OperatorTexts = Readonly<Record<string, string>>

/** How long the app waits for them; without them the product's own texts stand. */
const LONGEST_WAIT_MS = 8000

const answerSchema = z.object({ status: z.literal(0), model: z.record(z.string(), z.string()) })
const fetched = new Map<string, Promise<OperatorTexts>>()

/** Those that the server wrote into the page, if they are of this language. */
export function findCarriedTexts(locale: string): OperatorTexts | undefined {
  const carried = findPageData()?.texts
  return carried?.locale === locale ? carried.map : undefined
}

/**
 * The operator's texts of a language (DS-03): those in the page, else those under the language map's cache key, which
 * never change. None where there are none, and where the server does not answer; the next wish asks again.
 */
export async function loadOperatorTexts(locale: string): Promise<OperatorTexts> {
  const carried = findCarriedTexts(locale)
  const { langItemsCacheKey: key } = getStartup()
  if (carried || key === '') return carried ?? {}
  const address = `/static/lang/${encodeURIComponent(key)}?lang=${encodeURIComponent(locale)}`
  const fetching = fetched.get(address) ?? fetchTexts(address)
  fetched.set(address, fetching)
  try {
    return await fetching
  } catch (error) {
    fetched.delete(address)
    console.warn('the operator’s texts did not come', error)
    return {}
  }
}

async function fetchTexts(address: string): Promise<OperatorTexts> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  return answerSchema.parse(await response.json()).model
}
