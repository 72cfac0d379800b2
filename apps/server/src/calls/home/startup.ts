import { home } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'

const LANGUAGES = ['en', 'pt-BR', 'id-ID']
const DEFAULT_BET_AMOUNT = 5
const MIN_BET_AMOUNT = 1

/** The start-up configuration, from what the operator has set. */
export const startup = handle(home.startup, async (_, { services }) => {
  const { currencies, games } = await services.readSite()
  const [first] = currencies.values()
  if (!first) throw new Error('the site has no currency')
  const least = [...games.values()].map((game) => minorToNumber(game.min_stake_minor, first.decimal_length))
  return {
    minBetAmount: least.length > 0 ? Math.min(...least) : MIN_BET_AMOUNT,
    defaultBetAmount: DEFAULT_BET_AMOUNT,
    languages: LANGUAGES,
    language: 'en',
    currencies: [...currencies.values()].map((currency) => ({
      id: currency.id,
      symbol: currency.symbol,
      decimalLength: currency.decimal_length,
      withdrawDecimalLength: currency.withdraw_decimal_length,
    })),
    currencyId: first.id,
    games: [...games.values()].map(({ id, enabled }) => ({ id, enabled })),
  }
})
