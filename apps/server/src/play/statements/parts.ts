import { handling } from '../../ground/call/handler.ts'
import type { TextsParts } from '../../operator/texts/parts.ts'
import type { RoundsParts } from '../rounds/parts.ts'
import type { ReadSummary } from './summary.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface StatementsParts extends RoundsParts, TextsParts {
  /** Sums up the statement of a wallet's period. */
  readStatement: ReadSummary
}

/** Makes the handlers of this noun. */
export const handle = handling<StatementsParts>()
