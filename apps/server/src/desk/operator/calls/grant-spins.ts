import * as operator from '@fairground/contract/calls/operator'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { requireSwitchedOn } from '../../../operator/switches/switched-off.ts'
import { findCurrentWalletId } from '../../../people/accounts/account-wallets.ts'
import { grantSpins as give } from '../../../play/bonus/grant-spins.ts'
import { getGame } from '../../../play/rounds/game.ts'
import { parseStake } from '../../../play/rounds/read-bet.ts'
import { handle } from '../parts.ts'

/** Grants a player spins of the wheel in the player's current currency. The value must be inside the game's limits. */
export const grantSpins = handle(
  operator.grantSpins,
  async ({ userId, key, count, value, days }, { parts }) => {
    const walletId = await findCurrentWalletId(parts.db, userId)
    const wallet = walletId && (await parts.wallet.findWallet(walletId))
    if (!wallet) throw new CallError('account_unknown')
    const { country_id } = await parts.db
      .selectFrom('account')
      .select('country_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await requireSwitchedOn(parts, { accountId: userId, countryId: country_id ?? undefined })
    const game = await getGame(parts, 'freespin', wallet.currencyId)
    const valueMinor = parseStake(value, game.currency, game.limits)
    const { id, left, expiresAtMs } = await give(parts, {
      accountId: userId,
      walletId: wallet.accountId,
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
  async ({ userId }, { parts: { db } }) => ({
    userId,
    grants: await db
      .selectFrom('spin_grant')
      .select(['key', 'value_minor', 'count', 'used', 'expires_at'])
      .where('account_id', 'in', (query) =>
        query.selectFrom('account_wallet').select('wallet_id').where('account_wallet.account_id', '=', userId),
      )
      .orderBy('granted_at')
      .execute(),
  }),
)
