import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { moneySchema, nothingSchema } from '../shapes.ts'
import { userSchema } from '../user.ts'

/** One wallet of a player. */
const walletSchema = z.object({
  currencyId: z.string(),
  symbol: z.string(),
  decimalLength: z.int(),
  balance: moneySchema,
  /** Wins that wait in a hold. */
  held: moneySchema,
})

/** The player's wallets. */
export const list = defineCall({
  name: 'wallets.list',
  summary:
    "The player's wallet in each currency of the site, in the operator's order. One that the player has never used is empty.",
  path: '/api/user/wallets',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(walletSchema) }),
})

/** Changes the currency. A repeated call changes nothing. */
export const setCurrency = defineCall({
  name: 'wallets.setCurrency',
  summary:
    "Changes the player's currency on all devices; the first use of a currency opens its wallet. Bets, deposits and bonuses are those of the wallet in the current currency; open rounds stay in theirs.",
  path: '/api/user/set_currency',
  request: () => z.object({ currencyId: z.string().check(z.minLength(1), z.maxLength(16)) }),
  answer: () => z.object({ user: userSchema }),
  errors: ['currency_unknown'],
})
