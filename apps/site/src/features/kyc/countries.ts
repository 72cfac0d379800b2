/** Codes that have names but are no countries: unions, and reserved codes of single islands. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A country: ISO 3166-1 alpha-2, and its name in the player's language. */
export interface NamedCountry {
  id: string
  name: string
}

/** Every country by its name, from the browser's own data. Codes that were replaced are left out. */
export function listCountries(locale: string): NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((id) => {
    const isCurrent = Intl.getCanonicalLocales(`und-${id}`)[0] === `und-${id}`
    const name = isCurrent && !NO_COUNTRIES.has(id) ? names.of(id) : undefined
    return name ? [{ id, name }] : []
  })
  return countries.sort((one, other) => one.name.localeCompare(other.name, locale))
}
