/** What the migrations runner keeps about itself. */
export type SchemaTables = {
  /** One row a migration that ran. */
  schema_migration: { id: number; name: string; run_on: Date }
}
