import { handling } from '../../ground/call/handler.ts'
import type { AssetsParts } from '../../operator/assets/parts.ts'
import type { ChatParts } from '../chat/parts.ts'
import type { Profiles } from './profiles.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface ProfileParts extends ChatParts, AssetsParts {
  /** The public profiles of players. */
  profiles: Profiles
}

/** Makes the handlers of this noun. */
export const handle = handling<ProfileParts>()
