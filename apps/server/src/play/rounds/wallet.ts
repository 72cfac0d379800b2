import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import type { Services } from '../../app/services.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Wallet } from '../../money/wallet/find-wallet.ts'
import { getDecimals } from './game.ts'
import { moneyRequest, type UserContext } from './round-request.ts'

/** Returns a wallet whose id was read from a session or a table. */
export async function getWallet({ wallet }: Pick<Services, 'wallet'>, walletId: WalletId): Promise<Wallet> {
  const storedWallet = await wallet.findWallet(walletId)
  if (!storedWallet) throw new Error(`the wallet ${walletId} is missing`)
  return storedWallet
}

/**
 * Moves held wins to the main balance and returns that balance. Without held wins it returns the current balance.
 * @throws CallError key_reused
 */
export async function finishHolds(
  context: UserContext,
  holdIds: readonly string[] | 'all',
): Promise<{ balance: number; balanceVersion: number }> {
  const { services, session } = context
  const outcome = await services.wallet.finishHolds({ ...moneyRequest(context), holdIds })
  if (outcome.outcome === 'refused' && outcome.reason === 'key_reused') throw new CallError('key_reused')
  const balances = outcome.outcome === 'refused' ? outcome.balances : outcome
  if (!balances) throw new Error(`the wallet ${session.walletId} is missing`)
  const decimals = await getDecimals(services, session.currencyId)
  return { balance: minorToNumber(balances.mainMinor, decimals), balanceVersion: balances.version }
}
