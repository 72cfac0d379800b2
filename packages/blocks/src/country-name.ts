import type { Country } from '@fairground/contract'

/** A country's name in the language on screen, as the browser knows it; else the operator's name. */
export function countryName(country: Country, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(country.id) ?? country.name
  } catch {
    return country.name
  }
}
