import { home } from '@fairground/contract'
import { reversedKey } from '@fairground/contract/sealed'
import { handle } from '../../http/handler.ts'
import { APP_VERSION } from '../../version.ts'

const LANGUAGES = ['en', 'pt-BR', 'id-ID']

/** The start-up configuration, from what the operator has set. */
export const startup = handle(home.startup, async (_, { services }) => {
  const [{ currencies, games }, settings] = await Promise.all([services.readSite(), services.readSettings()])
  const [first] = currencies.values()
  if (!first) throw new Error('the site has no currency')
  return {
    ...settings,
    languages: LANGUAGES,
    currencies: [...currencies.values()].map((currency) => ({
      id: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
      withdrawDecimalLength: currency.withdraw_decimal_length,
    })),
    countryId: '',
    currencyId: first.id,
    currencyIdList: [...currencies.keys()],
    sk: reversedKey(settings.siteKey),
    designCacheKey: '',
    langItemsCacheKey: '',
    games: [...games.values()].map(({ id, enabled }) => ({ id, enabled })),
    version: APP_VERSION,
  }
})
