import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { inChunks } from '../../ground/db/dump/format.ts'
import { leastId, timeOfId } from '../../ground/db/id-time.ts'
import { stream } from '../wallet/verify/check.ts'
import type { ArchiveHeader, ArchiveTrailer } from './archive-format.ts'

/** An action's id is made before its commit's, by the same clock; a clock that steps back meanwhile steps less than this. */
export const STEP_MS = 60 * 60_000

/**
 * Writes the file of a month: every commit after `after`, up to `through`, with all its actions. Only its owner may read it.
 * @param client in a transaction with a snapshot
 * @returns the numbers of commits and actions
 */
export async function writeArchive(
  client: ClientBase,
  header: ArchiveHeader,
  path: string,
): Promise<Omit<ArchiveTrailer, 'sha256'>> {
  const counts = { commits: 0, actions: 0 }
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline(linesOf(client, header, counts), inChunks, createGzip(), file)
  return counts
}

type Row = Record<string, unknown> & { batch_id: string; commit_at: Date | null }

async function* linesOf(
  client: ClientBase,
  header: ArchiveHeader,
  counts: Omit<ArchiveTrailer, 'sha256'>,
): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256')
  const line = (value: object) => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`)
    hash.update(bytes)
    return bytes
  }
  yield line(header)
  let rows: Row[] = []
  for await (const row of readActions(client, header)) {
    if (rows[0] && rows[0].batch_id !== row.batch_id) {
      yield line(commitOf(rows))
      counts.commits++
      rows = []
    }
    rows.push(row)
    counts.actions++
  }
  if (rows.length > 0) {
    yield line(commitOf(rows))
    counts.commits++
  }
  yield Buffer.from(`${JSON.stringify({ ...counts, sha256: hash.digest('hex') })}\n`)
}

function readActions(client: ClientBase, { after, through }: ArchiveHeader): AsyncGenerator<Row> {
  return stream<Row>(
    client,
    `select a.*, b.at as commit_at, b.posting_count, b.digest, b.chain_position, b.chain_hash, m.multiplayer_round_id,
        m.client_seed, m.target_e2
      from money_action a
      left join posting_batch b on b.batch_id = a.batch_id
      left join multiplayer_bet m on m.account_id = a.account_id and m.round_id = a.id
      where a.id < '${leastId(timeOfId(through) + STEP_MS)}' and a.batch_id > '${after}' and a.batch_id <= '${through}'
      order by a.batch_id, a.account_id`,
  )
}

function commitOf(rows: readonly Row[]): object {
  const [first] = rows
  return {
    id: first?.batch_id,
    digest: first?.commit_at
      ? {
          atMs: first.commit_at.getTime(),
          postings: first.posting_count,
          sha256: first.digest,
          position: first.chain_position,
          chain: first.chain_hash,
        }
      : null,
    actions: rows.map(({ commit_at, posting_count, digest, chain_position, chain_hash, ...action }) =>
      action.multiplayer_round_id === null ? withoutMultiplayer(action) : action,
    ),
  }
}

function withoutMultiplayer({ multiplayer_round_id, client_seed, target_e2, ...action }: Record<string, unknown>) {
  return action
}
