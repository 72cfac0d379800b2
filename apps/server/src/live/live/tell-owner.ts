import type { EventExtra } from '../../ground/bus/bus.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { WalletParts } from '../../money/wallet/parts.ts'

/** Tells the player of a wallet on their own channel, whichever currency they have chosen. */
export async function tellOwner(
  { tell, walletOwners }: Pick<WalletParts, 'tell' | 'walletOwners'>,
  walletId: WalletId,
  event: string,
  extra: EventExtra,
): Promise<void> {
  const owner = await walletOwners.find(walletId)
  if (owner) tell(owner.accountId, event, extra)
}
