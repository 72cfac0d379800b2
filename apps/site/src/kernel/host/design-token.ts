import { readStored, store } from '../storage/storage.ts'

/**
 * The design token, which switches the design preview on (DS-04): the query's `designToken`, which the tab then stores,
 * else the stored one. None while the query's `dev` is `false`.
 */
export function findDesignToken(): string | undefined {
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  if (query.get('dev') === 'false') return undefined
  const queryToken = query.get('designToken') || undefined
  if (queryToken !== undefined) store('designToken', queryToken, 'tab')
  return queryToken ?? readStored('designToken', 'tab')
}
