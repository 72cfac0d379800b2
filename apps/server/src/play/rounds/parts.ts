import type { AccountsParts } from '../../people/accounts/parts.ts'
import type { RoundReader } from './round-reader.ts'
import type { SessionSums } from './session-sum.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface RoundsParts extends AccountsParts {
  rounds: RoundReader
  sessionSums: SessionSums
}
