import type { ActionKind, MoneyRequest } from '../action.ts'

/** Takes an account's bonus money back once its time is over; nothing that is due: `nothing_expired`. */
export const expireBonus: ActionKind<MoneyRequest, 'nothing_expired'> = {
  name: 'expire_bonus',
  reasons: ['nothing_expired'],
  row: () => ({}),
}
