import type { Country } from '@fairground/contract'
import { findLocale } from '@fairground/phrases'
import { switchLanguage } from './language.ts'
import { readStored, store } from './storage.ts'

/** The stored country, if the operator serves it; the first of the list otherwise. */
export function currentCountry(countries: readonly Country[]): Country | undefined {
  const stored = readStored('currentCountry')
  return countries.find(({ id }) => id === stored) ?? countries[0]
}

/** Whether the visitor is to be asked: there is a choice, and none of it is stored. */
export function isCountryUnknown(countries: readonly Country[]): boolean {
  const stored = readStored('currentCountry')
  return countries.length > 1 && !countries.some(({ id }) => id === stored)
}

/** Keeps the country and its currency on this device; its language too, unless the visitor has chosen one. */
export async function chooseCountry({ id, currencyId, language }: Country): Promise<void> {
  store('currentCountry', id)
  store('countryId', id)
  store('currencyId', currencyId)
  const locale = findLocale(language)
  if (locale && readStored('currentLanguage') === undefined) await switchLanguage(locale)
}
