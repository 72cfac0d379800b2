import { handling } from '../../ground/call/handler.ts'
import type { AssetsParts } from '../../operator/assets/parts.ts'
import type { AccountsParts } from '../accounts/parts.ts'
import type { IdentityChecks } from './identity-checks.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface KycParts extends AccountsParts, AssetsParts {
  /** Automatic identity checks. */
  identityChecks: IdentityChecks
  /** Of the digests of identities, 64 hex digits. */
  identitySecret(): Promise<string>
}

/** Makes the handlers of this noun. */
export const handle = handling<KycParts>()
