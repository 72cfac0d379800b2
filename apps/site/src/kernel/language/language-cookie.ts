const YEAR_S = 31_536_000

/**
 * Copies the chosen language into a cookie, so that the server renders the next page in it. It uses `document.cookie`,
 * since browsers have no cookie store on plain http.
 */
export function rememberLanguage(locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `currentLanguage=${encodeURIComponent(locale)}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
}
