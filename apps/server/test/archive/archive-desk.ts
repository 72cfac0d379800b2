import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@fairground/embedded-postgres'
import { archiveMonths } from '../../src/money/archive/archive-months.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { expireHolds } from '../../src/money/wallet/expire-holds.ts'
import { sealSome } from '../../src/money/wallet/sealer.ts'
import { type Desk, openDesk } from '../wallet/desk.ts'

/** A desk whose months go to a folder of its own. */
export type ArchiveDesk = Desk & {
  folder: string
  /** What the job logged. */
  messages: string[]
  /** Runs the job twice as if this many months had gone by: the second pass finds sealed what the first has voided. */
  archiveAfter(months: number): Promise<void>
  /** The broken rules, each with its first example. */
  brokenRules(): Promise<string[]>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Opens it; `close` removes the folder. */
export async function openArchiveDesk(): Promise<ArchiveDesk> {
  const desk = await openDesk()
  const folder = mkdtempSync(join(tmpdir(), 'fairground-archive-'))
  const messages: string[] = []
  const note = (text: string) => void messages.push(text)
  const lease = { name: 'sealer', fence: 7n }
  const holder = '018f0000-0000-7000-8000-000000000000'
  await desk.db
    .insertInto('lease')
    .values({ ...lease, holder, until: new Date() })
    .execute()
  return {
    ...desk,
    folder,
    messages,
    async archiveAfter(months) {
      const now = new Date()
      const atMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)
      const log = { info: note, warn: note, error: note }
      await expireHolds(desk.db, desk.wallet, atMs)
      for (let pass = 0; pass < 2; pass++) {
        await sealSome(desk.db, lease)
        await archiveMonths(
          { db: desk.db, log, wallet: desk.wallet, databaseUrl: desk.url, folder, onlineMonths: 14 },
          atMs,
        )
      }
    },
    async brokenRules() {
      const { findings } = await verifyLedger(desk.url, folder)
      return findings.filter(({ broken }) => broken > 0).map(({ rule, examples }) => `${rule} ${examples[0]}`)
    },
    query: (text, values) => withClient(desk.url, async (client) => (await client.query(text, values)).rows),
    async close() {
      rmSync(folder, { recursive: true, force: true })
      await desk.close()
    },
  }
}
