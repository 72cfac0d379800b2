import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { fileLimits } from './file-kinds.data.ts'
import type { AssetsParts } from './parts.ts'
import type { Picture } from './pictures.ts'
import { sniff } from './sniff.ts'

/**
 * Encodes a player's picture again and stores it encrypted. Only the player and staff can read it.
 * @throws CallError file_type_unknown, file_malformed, file_too_large, too_many_files
 */
export async function keepUpload(
  parts: AssetsParts,
  accountId: string,
  bytes: Buffer,
): Promise<Picture & { id: string }> {
  const { db, keyring, now } = parts
  // An early check that saves work; the check below counts.
  await checkRoom(db, accountId)
  const picture = await remakeUpload(parts, bytes)
  const at = new Date(now())
  const id = randomUUIDv7()
  await transaction(db, async (tx) => {
    // The lock serialises concurrent uploads: otherwise each would count without the others.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    await checkRoom(tx, accountId)
    const { keyId, sealed } = keyring.sealBytes(placeOf('upload', { account_id: accountId, id }), picture.bytes)
    await tx
      .insertInto('upload')
      .values({
        ...{ id, account_id: accountId, key_id: keyId, sealed, at },
        ...{ mime: picture.mime, size: picture.bytes.length, width: picture.width, height: picture.height },
      })
      .execute()
  })
  return { ...picture, id }
}

/**
 * Encodes a player's picture again, without what it carried along.
 * @param side in pixels of the square that it must fit
 * @throws CallError file_type_unknown, file_malformed, file_too_large
 */
export async function remakeUpload(
  { pictures }: Pick<AssetsParts, 'pictures'>,
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

/** A decrypted upload. */
export interface OpenedUpload {
  mime: string
  bytes: Buffer
  /** Pixels. */
  width: number
  height: number
}

/** Reads and decrypts an upload that the reader, a player or staff, may see. */
export async function openUpload(
  { db, keyring }: { db: Database; keyring: Keyring },
  id: string,
  reader: { accountId: string } | 'staff',
): Promise<OpenedUpload | undefined> {
  const uploads = db.selectFrom('upload').selectAll().where('id', '=', id)
  const readableUploads = reader === 'staff' ? uploads : uploads.where('account_id', '=', reader.accountId)
  const row = await readableUploads.executeTakeFirst()
  if (!row?.sealed || row.key_id === null || row.mime === null) return undefined
  const bytes = keyring.openBytes(placeOf('upload', row), { keyId: row.key_id, sealed: row.sealed })
  return { mime: row.mime, bytes, width: row.width ?? 0, height: row.height ?? 0 }
}
