import { LONG_WORK_MS, limitAnswers } from '@fairground/embedded-postgres'
import { Client } from 'pg'
import { verifyArchives } from '../archive/verify-archives.ts'
import { ACCOUNT_RULES } from '../wallet/verify/accounts-rules.data.ts'
import { checkChain } from '../wallet/verify/chain.ts'
import { createFinding, type Finding } from '../wallet/verify/check.ts'
import { checkJournal } from '../wallet/verify/journal.ts'

/** Longest wait for a connection. */
const CONNECT_LIMIT_MS = 10_000

/** What a verification of the whole ledger found. */
export type LedgerReport = {
  wallets: number
  postings: number
  findings: Finding[]
  /** Whether no rule is broken. */
  sound: boolean
}

/**
 * Reads the whole ledger in one snapshot and checks every rule. It takes no locks, so bets continue.
 * @param archiveFolder proves the files of archived months too
 */
export async function verifyLedger(databaseUrl: string, archiveFolder?: string): Promise<LedgerReport> {
  const client = limitAnswers(
    new Client({
      ...{ connectionString: databaseUrl, application_name: 'fairground verify' },
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
    }),
    LONG_WORK_MS,
  )
  // A broken connection fails the running query; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const findings: Finding[] = []
    for (const { rule, breaks } of ACCOUNT_RULES) {
      const { finding, report } = createFinding(rule)
      const { rows } = await client.query<{ text: string }>(breaks)
      for (const { text } of rows) report(text)
      findings.push(finding)
    }
    findings.push(...(await checkJournal(client)), await checkChain(client))
    if (archiveFolder !== undefined) findings.push(...(await verifyArchives(client, archiveFolder)))
    const { rows } = await client.query<{ wallets: number; postings: number }>(
      `select (select count(*) from wallet)::int as wallets,
        (select count(*) from posting)::int + (select coalesce(sum(postings), 0) from archived_sum)::int as postings`,
    )
    const { wallets = 0, postings = 0 } = rows[0] ?? {}
    return { wallets, postings, findings, sound: findings.every(({ broken }) => broken === 0) }
  } finally {
    await client.end()
  }
}

/** The report as an operator reads it. */
export function printReport({ wallets, postings, findings, sound }: LedgerReport): string {
  const lines = findings.flatMap(({ rule, broken, examples, note }) => [
    `${broken === 0 ? 'ok    ' : 'BROKEN'}  ${rule}${note ? ` (${note})` : ''}`,
    ...examples.map((example) => `          ${example}`),
    ...(broken > examples.length ? [`          and ${broken - examples.length} more`] : []),
  ])
  const head = `Ledger of ${wallets} wallets and ${postings} postings`
  return [head, '', ...lines, '', sound ? 'Nothing is broken.' : 'The ledger is broken.'].join('\n')
}
