import { CHAIN_START, chainHash } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { Job, Lease } from '../../ground/work/job.ts'
import { sha256 } from './verify/journal.ts'

/** Most commits that one transaction seals. */
const MOST = 1_000

/** The job that chains the commits. It runs shortly after them, so that no bet waits for an earlier one. */
export function sealerJob({ db }: { db: Database }): Job {
  return {
    name: 'sealer',
    role: 'jobs',
    everyMs: 500,
    async run(lease) {
      while ((await sealSome(db, lease)) === MOST);
    },
  }
}

/**
 * Appends the oldest commits that are not in the chain yet.
 * @returns their number; 0 also when the lease is lost
 */
export async function sealSome(db: Database, lease: Lease): Promise<number> {
  return await transaction(db, async (tx) => {
    const ours = await tx
      .selectFrom('lease')
      .select('name')
      .where('name', '=', lease.name)
      .where('fence', '=', lease.fence)
      .forUpdate()
      .executeTakeFirst()
    if (!ours) return 0
    const last = await tx
      .selectFrom('posting_batch')
      .select(['chain_position', 'chain_hash'])
      .where('chain_position', 'is not', null)
      .orderBy('chain_position', 'desc')
      .limit(1)
      .executeTakeFirst()
    const batches = await tx
      .selectFrom('posting_batch')
      .select(['batch_id', 'digest'])
      .where('chain_position', 'is', null)
      .orderBy('batch_id')
      .limit(MOST)
      .execute()
    let position = last?.chain_position ?? 0n
    let hash = last?.chain_hash ?? CHAIN_START
    const links = batches.map(({ batch_id, digest }) => {
      position += 1n
      hash = chainHash(sha256, hash, digest)
      return { batch_id, position: String(position), hash }
    })
    await sql`update posting_batch b set chain_position = l.position, chain_hash = l.hash
      from json_to_recordset(${JSON.stringify(links)}) as l(batch_id uuid, position bigint, hash text)
      where b.batch_id = l.batch_id`.execute(tx)
    return links.length
  })
}
