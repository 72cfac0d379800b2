import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Wallet } from './find-wallet.ts'
import type { WalletDoor } from './wallet.ts'

/** Returns a wallet whose id was read from a session or a table. */
export async function getWallet(
  { wallet }: { wallet: Pick<WalletDoor, 'findWallet'> },
  walletId: WalletId,
): Promise<Wallet> {
  const storedWallet = await wallet.findWallet(walletId)
  if (!storedWallet) throw new Error(`the wallet ${walletId} is missing`)
  return storedWallet
}
