import { handling } from '../../ground/call/handler.ts'
import type { SettingsParts } from '../../operator/settings/parts.ts'
import type { TextsParts } from '../../operator/texts/parts.ts'
import type { DesignStore } from './design-store.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface DesignParts extends SettingsParts, TextsParts {
  /** Published designs. */
  designs: DesignStore
}

/** Makes the handlers of this noun. */
export const handle = handling<DesignParts>()
