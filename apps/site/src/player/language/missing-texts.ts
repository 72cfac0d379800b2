import { design } from '@fairground/contract'
import { call } from '../../calls/client.ts'

/** Keys are told together, a moment after the first of them was missed. */
const GATHER_MS = 2000
/** Of one message; the contract takes no more. */
const MOST = 50
const LONGEST = 120

const reportedNames = new Set<string>()
const waitingKeys = new Map<string, string[]>()

/** Tells the operator of a key that has no text (DS-03): each once, and no more than a message's worth at a time. */
export function reportMissingText(locale: string, key: string): void {
  const name = `${locale} ${key}`
  if (reportedNames.has(name) || key === '' || key.length > LONGEST) return
  reportedNames.add(name)
  console.warn(`no text for ${key} in ${locale}`)
  if (waitingKeys.size === 0) setTimeout(() => void tell(), GATHER_MS)
  waitingKeys.set(locale, [...(waitingKeys.get(locale) ?? []), key])
}

async function tell(): Promise<void> {
  const messages = [...waitingKeys].map(([locale, keys]) => ({ locale, keys: keys.slice(0, MOST) }))
  waitingKeys.clear()
  try {
    for (const message of messages) await call(design.missingText, message, { errors: 'ignore' })
  } catch (error) {
    console.info('missing texts were not told', error)
  }
}
