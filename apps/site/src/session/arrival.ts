import { readStored, store } from './storage.ts'
import { isToken, keepToken } from './token.ts'

/**
 * What an address brings along: `navToken` and `tkk` are stored, or cleared when absent (SU-02); an invite code `p` is
 * kept; a sound `token` logs in, and the address goes on without it (SU-03).
 * @returns the address to show instead, or `undefined` when it may stay
 */
export function takeArrival(address: URL): string | undefined {
  const query = address.searchParams
  store('navToken', query.get('navToken') ?? undefined)
  store('tkk', query.get('tkk') ?? undefined)
  const invite = query.get('p')
  if (invite) store('p', invite)
  const token = query.get('token')
  if (!isToken(token)) return undefined
  keepToken(token)
  query.delete('token')
  return `${address.pathname}${address.search}${address.hash}`
}

/** The stored parameters of the first visit, which a registration carries along (AU-05). */
export function initParameters(): { p?: string; navToken?: string; tkk?: string } {
  const entries = (['p', 'navToken', 'tkk'] as const).map((key) => [key, readStored(key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
