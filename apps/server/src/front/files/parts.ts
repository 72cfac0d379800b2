import { handling } from '../../ground/call/handler.ts'
import type { KycParts } from '../../people/kyc/parts.ts'
import type { ProfileParts } from '../../talk/profile/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface FilesParts extends KycParts, ProfileParts {}

/** Makes the handlers of this noun. */
export const handle = handling<FilesParts>()
