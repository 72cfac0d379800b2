import { CallError } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { getDecimals } from './game.ts'
import { moneyRequest, type UserContext } from './round-request.ts'

/**
 * Moves held wins to the main balance and answers it as it is then. With nothing held it is the balance as it stands.
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
  if (!balances) throw new Error(`the account ${session.accountId} has no wallet`)
  const decimals = await getDecimals(services, session.currencyId)
  return { balance: minorToNumber(balances.mainMinor, decimals), balanceVersion: balances.version }
}
