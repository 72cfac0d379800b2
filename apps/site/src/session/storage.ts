/** What stays in the browser's storage when a player logs out (SU-09); everything else of the site's goes. */
const KEPT = [
  'currentCountry',
  'currentLanguage',
  'countryId',
  'currencyId',
  'agreement',
  'aid',
  'gaid',
  'version',
  'supportPwa',
  'pwa',
  'checkAge',
  'failedRecords',
  'BrowserFingerprintId',
  'soundOff',
  'keysOff',
]
/** The keys of the specification that are the site's own (SU-10). */
export type StorageKey =
  | 'BrowserFingerprintId'
  | 'currentLanguage'
  | 'navToken'
  | 'tkk'
  | 'user'
  | 'soundOff'
  | 'keysOff'
  | 'revealedPair'
  | 'p'
  | 'deposit'
  | 'waf-pass'

const memory = new Map<string, string>()

/** The stored text of a key. Where the browser forbids storage, what was kept in this page's memory. */
export function readStored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

/** Stores a text, or removes the key for `undefined`. */
export function store(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === undefined) memory.delete(key)
    else memory.set(key, value)
  }
}

/** Forgets everything but what may outlive a logout. */
export function forgetPlayer(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
  } catch (error) {
    console.info('storage is not available', error)
  }
}
