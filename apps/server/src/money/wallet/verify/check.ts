import type { ClientBase } from 'pg'

/** The result of one check of the ledger. */
export type Finding = {
  /** The rule as a sentence. */
  rule: string
  /** Number of breaks. */
  broken: number
  /** The first few breaks, a sentence each. */
  examples: string[]
  /** Information for the operator that is no break. */
  note?: string
}

/** Most example breaks of one rule. */
export const MOST_EXAMPLES = 10

/** Collects the breaks of one rule. */
export function createFinding(rule: string): { finding: Finding; report(example: string): void } {
  const finding: Finding = { rule, broken: 0, examples: [] }
  return {
    finding,
    report(example) {
      finding.broken++
      if (finding.examples.length < MOST_EXAMPLES) finding.examples.push(example)
    },
  }
}

/** Rows of a query too large for memory, a few thousand at a time. `client` must be in a transaction. */
export async function* stream<Row extends object>(client: ClientBase, query: string): AsyncGenerator<Row> {
  const cursor = `verify_${cursors++}`
  await client.query(`declare ${cursor} no scroll cursor for ${query}`)
  while (true) {
    const { rows } = await client.query<Row>(`fetch 5000 from ${cursor}`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query(`close ${cursor}`)
}
let cursors = 0
