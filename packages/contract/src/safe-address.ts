/** Base of relative addresses. Its host does not exist, so an address of another host shows. */
const HERE = 'https://here.invalid'
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** Different parsers read control characters and backslashes differently, so no address may have them. */
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
 * @returns `undefined` for an address with a scheme or of another host, in any spelling
 */
export function findSitePath(text: string): string | undefined {
  if (text === '' || SCHEME.test(text) || TREACHEROUS.test(text)) return undefined
  const url = URL.parse(text, HERE)
  // `/.//host` has our host, but its path alone leads to another one.
  if (!url || url.origin !== HERE || url.username !== '' || url.pathname.startsWith('//')) return undefined
  const path = `${/^[?#]/.test(text) ? '' : url.pathname}${url.search}${url.hash}`
  return path === '' ? undefined : path
}

/** An address for a frame or a download: an address of the web, or a path of this site from its root. */
export function findFileAddress(text: string): string | undefined {
  return findWebAddress(text) ?? (text.startsWith('/') ? findSitePath(text) : undefined)
}
