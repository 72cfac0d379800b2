import { design } from '@fairground/contract'
import { call } from '../../calls/client.ts'

/** Keys are told together, a moment after the first of them was missed. */
const GATHER_MS = 2000
/** Of one message; the contract takes no more. */
const MOST = 50
const LONGEST = 120

const told = new Set<string>()
const waiting = new Map<string, string[]>()

/** Tells the operator of a key that has no text (DS-03): each once, and no more than a message's worth at a time. */
export function reportMissingText(locale: string, key: string): void {
  const name = `${locale} ${key}`
  if (told.has(name) || key === '' || key.length > LONGEST) return
  told.add(name)
  console.warn(`no text for ${key} in ${locale}`)
  if (waiting.size === 0) setTimeout(() => void tell(), GATHER_MS)
  waiting.set(locale, [...(waiting.get(locale) ?? []), key])
}

async function tell(): Promise<void> {
  const messages = [...waiting].map(([locale, keys]) => ({ locale, keys: keys.slice(0, MOST) }))
  waiting.clear()
  try {
    for (const message of messages) await call(design.missingText, message, { errors: 'ignore' })
  } catch (error) {
    console.info('missing texts were not told', error)
  }
}
