import { RecentMap } from '../site/recent-map.ts'
import type { CommittedAction } from '../wallet/wallet.ts'

/** Accounts with bonus money that are watched at once. */
const MOST_WATCHED = 10_000

/** What of a commit tells whether bonus money has become the player's own. */
type Seen = Pick<CommittedAction, 'accountId' | 'kind' | 'version' | 'bonusMinor'>

/**
 * Makes a watch over bonus balances: of each commit it says how much bonus money it has released, if any. It knows what
 * this process has committed; what it misses is only not told, and stands in the balance all the same.
 */
export function createBonusWatch(): (committed: Seen) => bigint | undefined {
  const watched = new RecentMap<string, { version: number; bonusMinor: bigint }>(MOST_WATCHED)
  return ({ accountId, kind, version, bonusMinor }) => {
    const before = watched.get(accountId)
    if (before && before.version >= version) return undefined
    if (bonusMinor > 0n) {
      watched.set(accountId, { version, bonusMinor })
      return undefined
    }
    watched.delete(accountId)
    return kind === 'expire_bonus' ? undefined : before?.bonusMinor
  }
}
