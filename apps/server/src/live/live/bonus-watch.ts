import { RecentMap } from '../../ground/work/recent-map.ts'
import type { CommittedAction } from '../../money/wallet/wallet.ts'

/** Most accounts with bonus money in memory. */
const MOST_WATCHED = 10_000

/** The parts of a commit that tell whether it released bonus money. */
type BonusCommit = { accountId: string } & Pick<CommittedAction, 'kind' | 'version' | 'bonusMinor'>

/**
 * Creates a function that returns how much bonus money a commit has released, if any. It only sees commits of this process:
 * releases in other processes trigger no notification; the balance is still right.
 */
export function createBonusWatch(): (commit: BonusCommit) => bigint | undefined {
  const watchedAccounts = new RecentMap<string, { version: number; bonusMinor: bigint }>(MOST_WATCHED)
  return ({ accountId, kind, version, bonusMinor }) => {
    const before = watchedAccounts.get(accountId)
    if (before && before.version >= version) return undefined
    if (bonusMinor > 0n) watchedAccounts.set(accountId, { version, bonusMinor })
    else watchedAccounts.delete(accountId)
    const releasedMinor = (before?.bonusMinor ?? 0n) - bonusMinor
    return kind === 'expire_bonus' || releasedMinor <= 0n ? undefined : releasedMinor
  }
}
