import type { Phrases } from '../keys.ts'
import { first } from './id-id-first.ts'
import { later } from './id-id-later.ts'

/** Every text of the source; one that is missing does not compile. */
export const idId: Phrases = { ...first, ...later }
