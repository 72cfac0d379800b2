import { text } from '../kinds.ts'

/** The words above the bonuses. */
export const checkInCardFields = { title: text('perks.checkInTitle', 120) }
