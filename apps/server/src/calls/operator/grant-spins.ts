import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { grantSpins as give } from '../../bonus/grant-spins.ts'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'
import { parseStake } from '../../rounds/read-bet.ts'

/** Grants a player spins of the wheel. The value must be inside the game's limits. */
export const grantSpins = handle(
  operator.grantSpins,
  async ({ userId, key, count, value, days }, { services }) => {
    const wallet = await services.wallet.findWallet(userId)
    if (!wallet) throw new CallError('account_unknown')
    const game = await getGame(services, 'freespin', wallet.currencyId)
    const valueMinor = parseStake(value, game.currency, game.limits)
    const { id, left, expiresAtMs } = await give(services, {
      accountId: userId,
      key: `staff:${key}`,
      source: 'staff',
      valueMinor,
      count,
      days,
    })
    return {
      model: {
        id,
        count,
        left,
        value: minorToNumber(valueMinor, game.currency.decimal_length),
        expiresAt: expiresAtMs,
      },
    }
  },
  async ({ userId }, { services: { db } }) => ({
    userId,
    grants: await db
      .selectFrom('spin_grant')
      .select(['key', 'value_minor', 'count', 'used', 'expires_at'])
      .where('account_id', '=', userId)
      .orderBy('granted_at')
      .execute(),
  }),
)
