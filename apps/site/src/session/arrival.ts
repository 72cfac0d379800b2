import { readStored, store } from './storage.ts'
import { isToken, keepToken } from './token.ts'

/** What is remembered of an address until another one says otherwise: who invited, and what the app around us is. */
const REMEMBERED = ['p', 'inviteWheelTag', 'aid', 'gaid', 'afid', 'version', 'pwa'] as const
/** Longer than any of them is; the rest is cut off. */
const LONGEST = 512
/** What of all that a registration carries along. */
const INIT = ['p', 'inviteWheelTag', 'aid', 'gaid', 'navToken', 'tkk'] as const

/**
 * What an address brings along: `navToken` and `tkk` are stored, or cleared when absent (SU-02); where the player comes
 * from is kept; a sound `token` logs in, and the address goes on without it (SU-03).
 * @returns the address to show instead, or `undefined` when it may stay
 */
export function takeArrival(address: URL): string | undefined {
  const query = address.searchParams
  store('navToken', query.get('navToken') ?? undefined)
  store('tkk', query.get('tkk') ?? undefined)
  for (const key of REMEMBERED) {
    const value = query.get(key)
    if (value) store(key, value.slice(0, LONGEST))
  }
  const token = query.get('token')
  if (!isToken(token)) return undefined
  keepToken(token)
  query.delete('token')
  return `${address.pathname}${address.search}${address.hash}`
}

/** The stored parameters of the first visit, which a registration carries along (AU-05). */
export function initParameters(): { [key in (typeof INIT)[number]]?: string } {
  const entries = INIT.map((key) => [key, readStored(key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
