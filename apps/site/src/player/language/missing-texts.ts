import * as design from '@fairground/contract/calls/design'
import { call } from '../../calls/client.ts'

/** The delay after the first missing key, so that one message reports several. */
const GATHER_MS = 2000
/** The most keys of one message, by the contract. */
const MOST = 50
const LONGEST = 120

const reportedNames = new Set<string>()
const waitingKeys = new Map<string, string[]>()

/** Reports a key without a text to the operator (DS-03): each key once, and at most one message's worth at a time. */
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
