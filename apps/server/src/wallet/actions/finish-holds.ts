import type { ActionKind, MoneyRequest } from '../action.ts'

/** Which held wins to release. */
export type FinishHolds = MoneyRequest & {
  /** Ids of the holds, which are their rounds' ids; `all` for every open one of the account. */
  holdIds: readonly string[] | 'all'
}

/** Moves held wins to player:main. Holds that are no longer open are left out; with none left: `nothing_held`. */
export const finishHolds: ActionKind<FinishHolds, 'nothing_held'> = {
  name: 'finish_holds',
  reasons: ['nothing_held'],
  row: ({ holdIds }) => ({ hold_ids: holdIds === 'all' ? null : holdIds }),
}
