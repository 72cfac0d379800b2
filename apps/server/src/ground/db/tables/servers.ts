/** Tables of the servers and of the migration runner. */
export type ServerTables = {
  /** One row a migration that ran. */
  schema_migration: { id: number; name: string; run_on: Date }
  /** Secrets that all servers use (migration 0007). */
  server_secret: { name: string; secret: string; created_at: Date }
  /** Players on the live connections of each server process (migration 0066). */
  presence: {
    /** Names the process. */
    node: string
    players: number
    told_at: Date
  }
  /** The last write of each process's probe (migration 0106). */
  server_pulse: { process: string; at: Date }
  /** Changes that one process tells (migration 0120). */
  told: { name: string; state: string; at: Date }
  /** Counted calls of a limit's window (migration 0081). The database's clock sets `ends_at`. */
  rate_count: { key: string; points: number; ends_at: Date }
}
