/** Players on the live connections of each server process (migration 0066). */
export type PresenceTables = {
  presence: {
    /** Names the process. */
    node: string
    players: number
    told_at: Date
  }
}
