import type { StartupConfig } from '@fairground/contract/startup'
import { readStored } from './storage.ts'

/** Parameters of an address that a registration sends. */
const INIT = ['p', 'wta', 'inviteWheelTag', 'aid', 'gaid', 'navToken', 'tkk'] as const

/** The stored parameters of the first visit, which a registration sends (AU-05). */
export function initParameters(): { [key in (typeof INIT)[number]]?: string } {
  const entries = INIT.map((key) => [key, readStored(key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value))
}

/**
 * The country and currency of a new account: the country chosen on this device, else the site's first, and the stored
 * currency.
 */
export function chosenHome({ countries, currencyIdList }: Pick<StartupConfig, 'countries' | 'currencyIdList'>): {
  countryId?: string
  currencyId?: string
} {
  const [countryId, currencyId] = [readStored('countryId'), readStored('currencyId')]
  const country = countries.find(({ id }) => id === countryId) ?? countries[0]
  return {
    ...(country && { countryId: country.id }),
    ...(currencyId !== undefined && currencyIdList.includes(currencyId) && { currencyId }),
  }
}
