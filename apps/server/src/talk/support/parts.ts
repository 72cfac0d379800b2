import { handling } from '../../ground/call/handler.ts'
import type { AssetsParts } from '../../operator/assets/parts.ts'
import type { AccountsParts } from '../../people/accounts/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface SupportParts extends AccountsParts, AssetsParts {}

/** Makes the handlers of this noun. */
export const handle = handling<SupportParts>()
