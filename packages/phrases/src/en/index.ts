import { first } from './en-first.ts'
import { later } from './en-later.ts'

/** The source texts, by noun. A new noun is one file and one line in `-later` or `-first`, and in each other locale. */
export const en = { ...first, ...later }
