import { handling } from '../../ground/call/handler.ts'
import type { WalletParts } from '../../money/wallet/parts.ts'
import type { SettingsParts } from '../../operator/settings/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface ResponsibleParts extends SettingsParts, WalletParts {}

/** Makes the handlers of this noun. */
export const handle = handling<ResponsibleParts>()
