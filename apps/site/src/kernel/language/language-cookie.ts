const YEAR_S = 31_536_000

/**
 * Mirrors the chosen language into a cookie, so that the server writes the next page in it. By
 * `document.cookie`: the cookie store is not there on plain http.
 */
export function rememberLanguage(locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `currentLanguage=${encodeURIComponent(locale)}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
}
