import type { Country } from '@fairground/contract/startup'
import { findLocale } from '@fairground/phrases'
import { useSyncExternalStore } from 'react'
import { readStored, store } from '../kernel/storage/storage.ts'
import { switchLanguage } from './language/choose-language.ts'
import { useStartup } from './startup.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same as `currentCountry` for a component; while a rendered page hydrates, the operator's first country. */
export function useCountry(): Country | undefined {
  const { countries } = useStartup()
  const storedId = useSyncExternalStore(
    subscribe,
    () => readStored('currentCountry'),
    () => undefined,
  )
  return countries.find(({ id }) => id === storedId) ?? countries[0]
}

/** The stored country, if the operator serves it; the first of the list otherwise. */
export function currentCountry(countries: readonly Country[]): Country | undefined {
  const storedId = readStored('currentCountry')
  return countries.find(({ id }) => id === storedId) ?? countries[0]
}

/** Whether to ask the visitor for a country: there are several, and none of them is stored. */
export function isCountryUnknown(countries: readonly Country[]): boolean {
  const storedId = readStored('currentCountry')
  return countries.length > 1 && !countries.some(({ id }) => id === storedId)
}

/** Stores the country and its currency on this device; its language too, unless the visitor has chosen one. */
export async function chooseCountry({ id, currencyId, language }: Country): Promise<void> {
  store('currentCountry', id)
  store('countryId', id)
  store('currencyId', currencyId)
  for (const listener of listeners) listener()
  const locale = findLocale(language)
  if (locale && readStored('currentLanguage') === undefined) await switchLanguage(locale)
}
