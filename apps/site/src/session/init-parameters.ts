import type { StartupConfig } from '@fairground/contract'
import { readStored } from './storage.ts'

/** What an address brought along that a registration carries. */
const INIT = ['p', 'inviteWheelTag', 'aid', 'gaid', 'navToken', 'tkk'] as const

/** The stored parameters of the first visit, which a registration carries along (AU-05). */
export function initParameters(): { [key in (typeof INIT)[number]]?: string } {
  const entries = INIT.map((key) => [key, readStored(key)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The country that was chosen on this device and its currency, where the operator still has them: the account's own. */
export function chosenHome({ countries, currencyIdList }: Pick<StartupConfig, 'countries' | 'currencyIdList'>): {
  countryId?: string
  currencyId?: string
} {
  const [countryId, currencyId] = [readStored('countryId'), readStored('currencyId')]
  return {
    ...(countryId !== undefined && countries.some(({ id }) => id === countryId) && { countryId }),
    ...(currencyId !== undefined && currencyIdList.includes(currencyId) && { currencyId }),
  }
}
