import { handling } from '../../ground/call/handler.ts'
import type { RoundsParts } from '../rounds/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export type AutoplayParts = RoundsParts

/** Makes the handlers of this noun. */
export const handle = handling<AutoplayParts>()
