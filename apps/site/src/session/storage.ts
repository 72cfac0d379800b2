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
  'popupsSeen',
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
  | 'popupsSeen'
  | 'checkAge'
  | 'currentCountry'
  | 'countryId'
  | 'currencyId'
  | 'pwa'
  | 'waf-pass'

/** Where a text is kept: on this `device`, or in this `tab` until it is closed. */
export type StorageArea = 'device' | 'tab'

const memory = { device: new Map<string, string>(), tab: new Map<string, string>() }
const storageOf = (area: StorageArea) => (area === 'device' ? localStorage : sessionStorage)

/** The stored text of a key. Where the browser forbids storage, what was kept in this page's memory. */
export function readStored(key: StorageKey, area: StorageArea = 'device'): string | undefined {
  try {
    return storageOf(area).getItem(key) ?? undefined
  } catch {
    return memory[area].get(key)
  }
}

/** Stores a text, or removes the key for `undefined`. */
export function store(key: StorageKey, value: string | undefined, area: StorageArea = 'device'): void {
  try {
    if (value === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
  } catch {
    if (value === undefined) memory[area].delete(key)
    else memory[area].set(key, value)
  }
}

/** Forgets everything but what may outlive a logout. */
export function forgetPlayer(): void {
  memory.device.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
  } catch (error) {
    console.info('storage is not available', error)
  }
}
