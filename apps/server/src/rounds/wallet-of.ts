import type { Services } from '../services.ts'
import type { Wallet } from '../wallet/find-wallet.ts'

/** The wallet of an account that is logged in: it was opened with the account. */
export async function getWallet({ wallet }: Pick<Services, 'wallet'>, accountId: string): Promise<Wallet> {
  const found = await wallet.findWallet(accountId)
  if (!found) throw new Error(`the account ${accountId} has no wallet`)
  return found
}
