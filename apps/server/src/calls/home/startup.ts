import { home, siteSettingsSchema } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { APP_VERSION } from '../../version.ts'

const LANGUAGES = ['en', 'pt-BR', 'id-ID']

/** The start-up configuration, from what the operator has set. */
export const startup = handle(home.startup, async (_, { services }) => {
  const { currencies, games } = await services.readSite()
  const [first] = currencies.values()
  if (!first) throw new Error('the site has no currency')
  return {
    ...siteSettingsSchema.parse({}),
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
    sk: '',
    designCacheKey: '',
    langItemsCacheKey: '',
    games: [...games.values()].map(({ id, enabled }) => ({ id, enabled })),
    version: APP_VERSION,
  }
})
