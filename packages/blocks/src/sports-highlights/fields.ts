import { text } from '../kinds.ts'

/** The words above the matches. */
export const sportsHighlightsFields = { title: text('perks.sportsTitle', 120) }
