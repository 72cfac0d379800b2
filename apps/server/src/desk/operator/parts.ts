import type { DesignParts } from '../../front/design/parts.ts'
import { handling } from '../../ground/call/handler.ts'
import type { StaffParts } from '../../people/staff/parts.ts'
import type { BonusParts } from '../../play/bonus/parts.ts'
import type { RoundsParts } from '../../play/rounds/parts.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface OperatorParts extends DesignParts, BonusParts, RoundsParts, StaffParts {}

/** Makes the handlers of this noun. */
export const handle = handling<OperatorParts>()
