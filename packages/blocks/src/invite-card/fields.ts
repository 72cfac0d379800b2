import { text } from '../kinds.ts'

/** The words above the link. What an invitation earns is the operator's to say. */
export const inviteCardFields = { title: text('perks.inviteTitle', 120), text: text('perks.inviteText', 300) }
