import type { StartupConfig } from '@fairground/contract'
import { readStored } from './storage.ts'

/** What an address brought along that a registration carries. */
const INIT = ['p', 'wta', 'inviteWheelTag', 'aid', 'gaid', 'navToken', 'tkk'] as const

/** The stored parameters of the first visit, which a registration carries along (AU-05). */
export function initParameters(): { [key in (typeof INIT)[number]]?: string } {
  const entries = INIT.map((key) => [key, readStored(key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value))
}

/** What an account is opened with: the country that was chosen on this device, else the site's first, and the currency. */
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
