/** The last so many members of a set; older ones are forgotten. */
export interface RecentSet {
  /** False when it is among the recent ones already. */
  add(member: string): boolean
}

/** Makes one that holds `most` members. */
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
