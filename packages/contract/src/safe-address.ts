/** Where a relative address is resolved against; its host exists nowhere, so that what leaves it is seen. */
const HERE = 'https://here.invalid'
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** Control characters and backslashes are read differently by different parsers: no address has them. */
const TREACHEROUS = /[\p{Cc}\\]/u

/**
 * An absolute address of the web, as the URL standard writes it.
 * @returns `undefined` for any scheme but http and https, and for an address with a user name, which shows another host
 */
export function findWebAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || TREACHEROUS.test(text)) return undefined
  const url = URL.parse(text)
  return url && url.username === '' && url.password === '' ? url.href : undefined
}

/**
 * An address inside the site: `/path?query#hash`, or `?query` or `#hash` of the page on screen; a path without a leading
 * slash counts from the root.
 * @returns `undefined` for what has a scheme or leads to another host, however it is spelled
 */
export function findSitePath(text: string): string | undefined {
  if (text === '' || SCHEME.test(text) || TREACHEROUS.test(text)) return undefined
  const url = URL.parse(text, HERE)
  // `/.//host` has our host until its path is used by itself.
  if (!url || url.origin !== HERE || url.username !== '' || url.pathname.startsWith('//')) return undefined
  const path = `${/^[?#]/.test(text) ? '' : url.pathname}${url.search}${url.hash}`
  return path === '' ? undefined : path
}

/** What a frame or a download may load: an address of the web, or a path of this site from its root. */
export function findFileAddress(text: string): string | undefined {
  return findWebAddress(text) ?? (text.startsWith('/') ? findSitePath(text) : undefined)
}
