import type { Services } from '../../app/services.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'

/** Tells the player of a wallet on their own channel, whichever currency they have chosen. */
export async function tellOwner(
  { live, walletOwners }: Pick<Services, 'walletOwners'> & { live: Pick<Services['live'], 'tell'> },
  walletId: WalletId,
  event: string,
  extra: Parameters<Services['live']['tell']>[2],
): Promise<void> {
  const owner = await walletOwners.find(walletId)
  if (owner) live.tell(owner.accountId, event, extra)
}
