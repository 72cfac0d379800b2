import { readStored } from './storage.ts'

/** The token of the studio whose draft this page shows: of the address, or kept while the tab is open (DS-04). */
export function findDesignToken(): string | undefined {
  const query = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('designToken')
  return query || readStored('designToken', 'tab')
}
