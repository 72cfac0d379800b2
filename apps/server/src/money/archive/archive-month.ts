import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { LONG_WORK_MS, withClient } from '@fairground/embedded-postgres'
import type { ClientBase } from 'pg'
import { quoteName } from '../../ground/db/dump/format.ts'
import { leastId, timeOfId } from '../../ground/db/id-time.ts'
import { isRepeatable } from '../../ground/db/tx.ts'
import type { ArchiveTrailer } from './archive-format.ts'
import { carryOver } from './carry-over.ts'
import { type ArchiveRange, checkArchive } from './check-archive.ts'
import type { ActionMonth } from './months.ts'
import { STEP_MS, writeArchive } from './write-archive.ts'

/** The id before all others. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Where archives are written, and where their database is. */
export type ArchivePlace = { databaseUrl: string; folder: string }

/** What became of a month: why it stays as it is, or the file that it went to. */
export type ArchiveResult = { kept: string } | { file: string; actions: number; commits: number }

/**
 * Moves the oldest month's actions out of the database. It closes the month, writes the file, reads it again and proves it, and
 * only then drops the table, in one transaction with what a verification needs of it. A crash at any moment leaves the table or
 * the file whole; the next try writes the file anew.
 * @param atMs milliseconds since 1970
 */
export async function archiveMonth(place: ArchivePlace, month: ActionMonth, atMs: number): Promise<ArchiveResult> {
  const { databaseUrl, folder } = place
  return withClient(
    databaseUrl,
    async (client) => {
      const hindrance = (await findHindrance(client, month)) ?? (await close(client, month))
      if (hindrance) return { kept: hindrance }
      await client.query('begin isolation level repeatable read read only')
      const range = await findRange(client, month)
      const draft = join(folder, `${month.name}.part`)
      const file = `${month.name}.jsonl.gz`
      await mkdir(folder, { recursive: true })
      await writeArchive(client, { format: 'fairground archive 1', ...range }, draft)
      const { commits, actions } = await prove(client, draft, range)
      const liveActions = await countLive(client, month, range)
      await client.query('commit')
      const digest = await digestOf(draft)
      await rename(draft, join(folder, file))
      await syncFolder(folder)
      await client.query('begin')
      await carryOver(client, month)
      await client.query(
        `insert into archived_month (month, upper_id, through_batch, commits, actions, live_actions, file, sha256, archived_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [month.name, month.upperId, range.through, commits, actions, liveActions, file, digest, new Date(atMs)],
      )
      const table = quoteName(month.table)
      await client.query(
        `delete from multiplayer_bet b using ${table} a where b.account_id = a.account_id and b.round_id = a.id`,
      )
      await lockAndRun(client, `drop table ${table}`)
      await client.query('commit')
      return { file, actions, commits }
    },
    LONG_WORK_MS,
  )
}

/**
 * Closes a month: from here on the database takes no action into it and no change of it, so that what is written is what is
 * dropped. @returns why it had to be opened again
 */
async function close(client: ClientBase, month: ActionMonth): Promise<string | undefined> {
  const table = quoteName(month.table)
  const alter = async (change: string) => {
    await client.query('begin')
    await lockAndRun(client, `alter table ${table} drop constraint if exists closed${change}`)
    await client.query('commit')
  }
  await alter(', add constraint closed check (false) not valid')
  const hindrance = await findHindrance(client, month)
  if (hindrance) await alter('')
  return hindrance
}

/** How long a change of a table waits for its lock. Bets wait behind it, so it gives up soon and tries again. */
const LOCK_LIMIT_MS = 200
const PAUSE_MS = 1_000
const MOST_TRIES = 600

/** Runs a statement that locks a table which is in use; `client` is in a transaction. */
async function lockAndRun(client: ClientBase, statement: string): Promise<void> {
  await client.query(`set local lock_timeout = ${LOCK_LIMIT_MS}`)
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint locking')
    try {
      await client.query(statement)
      return
    } catch (error) {
      if (!isRepeatable(error) || attempt === MOST_TRIES) throw error
      await client.query('rollback to savepoint locking')
      await delay(PAUSE_MS)
    }
  }
}

/** Why a month cannot be archived yet; undefined when it can. */
async function findHindrance(client: ClientBase, { table, upperId }: ActionMonth): Promise<string | undefined> {
  const { rows } = await client.query<{ open: number; held: number; unsealed: number }>(
    `select (select count(*) from wallet w, unnest(w.open_round_ids) id where id < $1)::int as open,
      (select count(*) from hold where id < $1)::int as held,
      (select count(*) from posting_batch where chain_position is null
        and batch_id <= (select max(batch_id::text)::uuid from ${quoteName(table)}))::int as unsealed`,
    [upperId],
  )
  const { open = 0, held = 0, unsealed = 0 } = rows[0] ?? {}
  if (open > 0) return `${open} rounds are open`
  if (held > 0) return `${held} wins are held`
  return unsealed > 0 ? `${unsealed} commits are not sealed` : undefined
}

/** The commits that the month's file takes: those after the last archived one, up to the last that has an action in the month. */
async function findRange(client: ClientBase, { name, table }: ActionMonth): Promise<ArchiveRange> {
  const { rows } = await client.query<{ after: string; through: string | null }>(
    `select coalesce((select max(through_batch::text) from archived_month), $1::text) as after, (select max(batch_id::text) from ${quoteName(table)}) as through`,
    [FIRST_ID],
  )
  const { after = FIRST_ID, through } = rows[0] ?? {}
  return { month: name, after, through: through && through > after ? through : after }
}

async function prove(client: ClientBase, path: string, range: ArchiveRange): Promise<ArchiveTrailer> {
  const breaks: string[] = []
  const trailer = await checkArchive(client, path, range, { report: (text) => breaks.push(text) })
  if (breaks.length > 0) throw new Error(`the archive of ${range.month} has ${breaks.length} breaks: ${breaks[0]}`)
  return trailer
}

/** Counts the actions of later months that the month's file, or one before it, holds as well. */
async function countLive(client: ClientBase, { upperId }: ActionMonth, { through }: ArchiveRange): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from money_action where id >= $1 and id < $2 and batch_id <= $3',
    [upperId, leastId(timeOfId(through) + STEP_MS), through],
  )
  return rows[0]?.count ?? 0
}

/** The SHA-256 of a file. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Makes the new name of a file survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
