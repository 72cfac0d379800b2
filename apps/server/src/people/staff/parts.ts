import type { Ground } from '../../ground/parts.ts'
import type { StaffDoor } from './staff-key.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface StaffParts extends Ground {
  /** Checks the staff key. */
  staff: StaffDoor
}
