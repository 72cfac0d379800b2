/** Secrets that servers share (migration 0007). */
export type SecretTables = {
  server_secret: { name: string; secret: string; created_at: Date }
}
