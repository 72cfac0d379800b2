import type { Waiting } from './waiting.ts'

/** What waits to be done, by account: an account's actions are done one after the other, in the order of arrival. */
export type AccountQueue = {
  add(entry: Waiting): void
  /** Takes the first actions of the accounts that have waited longest, and holds these accounts until they are released. */
  take(most: number): Waiting[]
  /** Lets an account's next action be taken. */
  release(accountId: string): void
  /** Puts actions back in front of all others of their accounts, which are released. */
  putBack(entries: readonly Waiting[]): void
  /** Leaves out the actions that `keep` does not return; of accounts that nobody holds. */
  sift(keep: (entries: readonly Waiting[]) => readonly Waiting[]): void
  /** How many actions wait. */
  size(): number
  /** How many accounts have an action that could be taken now. */
  ready(): number
}

/** Makes an empty queue. */
export function createAccountQueue(): AccountQueue {
  const waiting = new Map<string, Waiting[]>()
  /** Accounts that nobody holds and that have something waiting, those that have waited longest first. */
  const free = new Set<string>()
  const held = new Set<string>()
  let size = 0

  function offer(accountId: string): void {
    const own = waiting.get(accountId)
    if (own?.length === 0) waiting.delete(accountId)
    else if (own && !held.has(accountId)) free.add(accountId)
  }

  function put(entry: Waiting, isFirst: boolean): void {
    size++
    const own = waiting.get(entry.accountId)
    if (!own) waiting.set(entry.accountId, [entry])
    else if (isFirst) own.unshift(entry)
    else own.push(entry)
  }

  return {
    add(entry) {
      put(entry, false)
      offer(entry.accountId)
    },
    take(most) {
      const batch: Waiting[] = []
      for (const accountId of free) {
        if (batch.length === most) break
        const entry = waiting.get(accountId)?.shift()
        free.delete(accountId)
        if (!entry) continue
        size--
        held.add(accountId)
        batch.push(entry)
      }
      return batch
    },
    release(accountId) {
      held.delete(accountId)
      offer(accountId)
    },
    putBack(entries) {
      for (const entry of entries) {
        put(entry, true)
        held.delete(entry.accountId)
        offer(entry.accountId)
      }
    },
    sift(keep) {
      for (const [accountId, own] of waiting) {
        const kept = [...keep(own)]
        size -= own.length - kept.length
        waiting.set(accountId, kept)
        if (kept.length === 0) free.delete(accountId)
        offer(accountId)
      }
    },
    size: () => size,
    ready: () => free.size,
  }
}
