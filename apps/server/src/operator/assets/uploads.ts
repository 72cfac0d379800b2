import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Services } from '../../app/services.ts'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { FILE_COLUMNS, fileOf, keepFile, type StoredFile } from './asset-store.ts'
import { fileLimits } from './file-kinds.data.ts'
import type { Picture } from './pictures.ts'
import { sniff } from './sniff.ts'

/**
 * Encodes and stores a player's picture. Only the player and staff can read it.
 * @throws CallError file_type_unknown, file_malformed, file_too_large, too_many_files
 */
export async function keepUpload(
  services: Services,
  accountId: string,
  bytes: Buffer,
): Promise<Picture & { id: string }> {
  const { db, now } = services
  // An early check that saves work; the check below counts.
  await checkRoom(db, accountId)
  const picture = await remakeUpload(services, bytes)
  const at = new Date(now())
  const id = randomUUIDv7()
  await transaction(db, async (tx) => {
    // The lock serialises concurrent uploads: otherwise each would count without the others.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    await checkRoom(tx, accountId)
    const digest = await keepFile(tx, { kind: 'image', ...picture }, at)
    await tx.insertInto('upload').values({ id, account_id: accountId, digest, at }).execute()
  })
  return { ...picture, id }
}

/**
 * Encodes a player's picture again, without what it carried along.
 * @param side in pixels of the square that it must fit
 * @throws CallError file_type_unknown, file_malformed, file_too_large
 */
export async function remakeUpload(
  { pictures }: Pick<Services, 'pictures'>,
  bytes: Buffer,
  side: number = fileLimits.uploadSide,
): Promise<Picture> {
  if ((await sniff(bytes)).kind !== 'image') throw new CallError('file_type_unknown')
  return pictures.remake(bytes, side, 'first')
}

async function checkRoom(db: Database, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= fileLimits.uploadCount) throw new CallError('too_many_files')
}

/** Finds an upload that the reader, a player or staff, may see. */
export async function findUpload(
  db: Database,
  id: string,
  reader: { accountId: string } | 'staff',
): Promise<StoredFile | undefined> {
  const uploads = db
    .selectFrom('upload')
    .innerJoin('asset', 'asset.digest', 'upload.digest')
    .select(FILE_COLUMNS)
    .where('id', '=', id)
  const readableUploads = reader === 'staff' ? uploads : uploads.where('account_id', '=', reader.accountId)
  const row = await readableUploads.executeTakeFirst()
  return row && fileOf(row)
}
