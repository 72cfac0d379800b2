/** A set of the latest members; it drops the oldest ones. */
export interface RecentSet {
  /** @returns false when the set has the member already */
  add(member: string): boolean
}

/** Creates a set of at most `most` members. */
export function createRecentSet(most: number): RecentSet {
  const members = new Set<string>()
  return {
    add(member) {
      if (members.has(member)) return false
      members.add(member)
      if (members.size > most) {
        for (const oldest of members) {
          members.delete(oldest)
          break
        }
      }
      return true
    },
  }
}
