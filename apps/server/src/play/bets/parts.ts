import { handling } from '../../ground/call/handler.ts'
import type { LiveParts } from '../../live/live/parts.ts'
import type { DemoParts } from '../demo/parts.ts'
import type { LobbyParts } from '../lobby/parts.ts'
import type { SlipParts } from '../lottery/parts.ts'
import type { WinnersParts } from '../winners/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface BetsParts extends DemoParts, SlipParts, LobbyParts, WinnersParts, LiveParts {}

/** Makes the handlers of this noun. */
export const handle = handling<BetsParts>()
