import { text } from '../kinds.ts'

/** The words above the matches. */
export const sportsHighlightsFields = { title: text('', 120) }
