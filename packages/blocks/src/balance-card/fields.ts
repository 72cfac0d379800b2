import { flag } from '../kinds.ts'

/** Which parts of the card show. */
export const balanceCardFields = { bonus: flag('on'), withdraw: flag('on') }
