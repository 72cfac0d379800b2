import type { Ground } from '../../ground/parts.ts'
import type { TextStore } from './text-store.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface TextsParts extends Ground {
  /** The operator's texts. */
  texts: TextStore
}
