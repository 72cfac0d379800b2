import { handling } from '../../ground/call/handler.ts'
import type { AccountsParts } from '../../people/accounts/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export type BonusParts = AccountsParts

/** Makes the handlers of this noun. */
export const handle = handling<BonusParts>()
