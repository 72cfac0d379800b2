/** Accepted terms (migration 0015). */
export type TermsTables = {
  accepted_terms: { account_id: string; version: number; accepted_at: Date }
}
