import type { Phrases } from '../keys.ts'
import { first } from './pt-br-first.ts'
import { later } from './pt-br-later.ts'

/** Every text of the source; one that is missing does not compile. */
export const ptBr: Phrases = { ...first, ...later }
