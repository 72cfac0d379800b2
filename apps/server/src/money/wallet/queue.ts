import type { Waiting } from './waiting.ts'

/** The waiting actions by account. The actions of one account run one after the other, in order of arrival. */
export type AccountQueue = {
  add(entry: Waiting): void
  /** Takes the first action of each of the longest waiting accounts, and holds these accounts until `release`. */
  take(most: number): Waiting[]
  /** Makes the next action of an account available. */
  release(accountId: string): void
  /** Puts actions back in front of their accounts' others, and releases the accounts. */
  putBack(entries: readonly Waiting[]): void
  /** Drops the waiting actions that `keep` does not return. */
  sift(keep: (entries: readonly Waiting[]) => readonly Waiting[]): void
  /** Number of waiting actions. */
  size(): number
  /** Number of accounts with an action that `take` would return. */
  countReady(): number
}

/** Creates an empty queue. */
export function createAccountQueue(): AccountQueue {
  const waitingActions = new Map<string, Waiting[]>()
  /** Accounts with waiting actions that are not held, the longest waiting first. */
  const freeAccountIds = new Set<string>()
  const heldAccountIds = new Set<string>()
  let size = 0

  function offer(accountId: string): void {
    const ownEntries = waitingActions.get(accountId)
    if (ownEntries?.length === 0) waitingActions.delete(accountId)
    else if (ownEntries && !heldAccountIds.has(accountId)) freeAccountIds.add(accountId)
  }

  function put(entry: Waiting, isFirst: boolean): void {
    size++
    const ownEntries = waitingActions.get(entry.accountId)
    if (!ownEntries) waitingActions.set(entry.accountId, [entry])
    else if (isFirst) ownEntries.unshift(entry)
    else ownEntries.push(entry)
  }

  return {
    add(entry) {
      put(entry, false)
      offer(entry.accountId)
    },
    take(most) {
      const batch: Waiting[] = []
      for (const accountId of freeAccountIds) {
        if (batch.length === most) break
        const entry = waitingActions.get(accountId)?.shift()
        freeAccountIds.delete(accountId)
        if (!entry) continue
        size--
        heldAccountIds.add(accountId)
        batch.push(entry)
      }
      return batch
    },
    release(accountId) {
      heldAccountIds.delete(accountId)
      offer(accountId)
    },
    putBack(entries) {
      for (const entry of entries) {
        put(entry, true)
        heldAccountIds.delete(entry.accountId)
        offer(entry.accountId)
      }
    },
    sift(keep) {
      for (const [accountId, ownEntries] of waitingActions) {
        const remainingEntries = [...keep(ownEntries)]
        size -= ownEntries.length - remainingEntries.length
        waitingActions.set(accountId, remainingEntries)
        if (remainingEntries.length === 0) freeAccountIds.delete(accountId)
        offer(accountId)
      }
    },
    size: () => size,
    countReady: () => freeAccountIds.size,
  }
}
