import type { ResponsibleParts } from '../../people/responsible/parts.ts'
import type { Payments } from './payments.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface PaymentsParts extends ResponsibleParts {
  payments: Payments
}
