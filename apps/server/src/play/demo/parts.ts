import type { FlightsParts } from '../multiplayer-rounds/parts.ts'
import type { DemoDoor } from './demo-door.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface DemoParts extends FlightsParts {
  /** The access of demonstrations to the database. */
  demoDoor: DemoDoor
}
