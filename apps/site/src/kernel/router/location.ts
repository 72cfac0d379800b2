/** The page's location. `state` comes from the navigation that led here. */
export interface SiteLocation {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  state: unknown
}

/** A target: an address of the site, or parts of one; `?query` and `#hash` alone keep the current page. */
export type To = string | { pathname?: string; search?: string; hash?: string }

/** Any base works, since only the parts behind the origin are used. */
const BASE = 'http://site'

/** An address as its path, query and hash. */
export function parseAddress(address: string): Omit<SiteLocation, 'state'> {
  const { pathname, search, hash } = new URL(address, BASE)
  return { pathname, search, hash }
}

/** The address of a target, seen from the current page. */
export function resolveTo(to: To, from: Pick<SiteLocation, 'pathname' | 'search'>): string {
  if (typeof to !== 'string') return (to.pathname ?? from.pathname) + (to.search ?? '') + (to.hash ?? '')
  const { pathname, search, hash } = new URL(to, BASE + from.pathname + from.search)
  return pathname + search + hash
}
