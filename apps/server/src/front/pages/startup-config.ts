import { reversedKey } from '@fairground/contract/sealed'
import type { StartupConfig } from '@fairground/contract/startup'
import { locales } from '@fairground/phrases'
import { APP_VERSION } from '../../ground/version.ts'
import { getVisitorJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { leastAge } from '../../people/accounts/age.ts'
import { codeWays } from '../../people/accounts/codes/code-rules.ts'
import type { PagesParts } from './parts.ts'

/**
 * Reads the start-up configuration from the operator's settings. It may contain more fields than the contract: parse it.
 * @param countryId the visitor's country, where it is known
 */
export async function readStartup(parts: PagesParts, countryId?: string): Promise<StartupConfig> {
  const [{ currencies, games }, { document, designKey, textsKey }, { key: gamesKey }, jurisdiction] = await Promise.all(
    [parts.readSite(), parts.settings.read(), parts.categories.current(), getVisitorJurisdiction(parts, countryId)],
  )
  const [first] = currencies.values()
  if (!first) throw new Error('the site has no currency')
  return {
    ...document,
    enabledSmsConfigs: [...codeWays(parts, document)],
    thirdLoginTypes: [...new Set([...parts.loginServices.list.map(({ id }) => id), ...document.thirdLoginTypes])],
    minimumAge: await leastAge(parts, jurisdiction),
    jurisdiction,
    languages: [...locales],
    currencies: [...currencies.values()].map((currency) => ({
      id: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
      withdrawDecimalLength: currency.withdraw_decimal_length,
    })),
    countryId: document.countries[0]?.id ?? '',
    currencyId: first.id,
    currencyIdList: [...currencies.keys()],
    sk: reversedKey(document.siteKey),
    designCacheKey: designKey,
    langItemsCacheKey: textsKey,
    gamesCacheKey: gamesKey,
    games: [...games.values()].map(({ id, enabled }) => ({ id, enabled })),
    version: APP_VERSION,
  }
}
