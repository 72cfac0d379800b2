import { handling } from '../../ground/call/handler.ts'
import type { RoundsParts } from '../rounds/parts.ts'
import type { MultiplayerMetrics } from './driver.ts'
import type { MultiplayerRounds } from './multiplayer-rounds.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface FlightsParts extends RoundsParts {
  /** The multiplayer rounds and their drivers. */
  multiplayerRounds: MultiplayerRounds
  multiplayerMetrics: MultiplayerMetrics
}

/** Makes the handlers of this noun. */
export const handle = handling<FlightsParts>()
