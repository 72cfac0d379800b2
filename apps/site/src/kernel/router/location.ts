/** Where the page stands. `state` is what the navigation that led here brought along. */
export interface SiteLocation {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  state: unknown
}

/** Where to go: an address of the site, or parts of one; `?query` and `#hash` stay on the page on screen. */
export type To = string | { pathname?: string; search?: string; hash?: string }

/** Any base will do: only what stands behind the origin is looked at. */
const BASE = 'http://site'

/** An address as its path, query and hash. */
export function parseAddress(address: string): Omit<SiteLocation, 'state'> {
  const { pathname, search, hash } = new URL(address, BASE)
  return { pathname, search, hash }
}

/** The address that a wish means on the page where it is made. */
export function resolveTo(to: To, from: Pick<SiteLocation, 'pathname' | 'search'>): string {
  if (typeof to !== 'string') return (to.pathname ?? from.pathname) + (to.search ?? '') + (to.hash ?? '')
  const { pathname, search, hash } = new URL(to, BASE + from.pathname + from.search)
  return pathname + search + hash
}
