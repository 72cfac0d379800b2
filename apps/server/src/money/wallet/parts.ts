import type { Ground } from '../../ground/parts.ts'
import type { WalletDoor } from './wallet.ts'
import type { WalletOwners } from './wallet-owners.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface WalletParts extends Ground {
  /** The only access to money. */
  wallet: WalletDoor
  walletOwners: WalletOwners
}
