import { handling } from '../../ground/call/handler.ts'
import type { UserParts } from '../../people/accounts/parts.ts'
import type { DesignParts } from '../design/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface PagesParts extends DesignParts, UserParts {
  /** The prefix of a call's signature: one for the installation, part of each page. */
  signingPrefix(): Promise<string>
}

/** Makes the handlers of this noun. */
export const handle = handling<PagesParts>()
