import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { KycDocumentKind } from '@fairground/contract/kyc'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { fileLimits } from '../../operator/assets/file-kinds.data.ts'
import type { Picture } from '../../operator/assets/pictures.ts'
import { openUpload, remakeUpload } from '../../operator/assets/uploads.ts'
import { lockAccount } from './kyc-store.ts'
import type { KycParts } from './parts.ts'

/** A submitted picture. */
export interface SubmittedDocument {
  id: string
  kind: KycDocumentKind
}

/**
 * Encodes a picture again and stores it encrypted, until a submission takes it.
 * @throws CallError file_type_unknown, file_malformed, file_too_large, too_many_files
 */
export async function keepDocument(
  parts: KycParts,
  accountId: string,
  bytes: Buffer,
): Promise<Picture & { id: string }> {
  const { db, now, keyring } = parts
  const picture = await remakeUpload(parts, bytes)
  const id = randomUUIDv7()
  await transaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('kyc_document')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= fileLimits.uploadCount) throw new CallError('too_many_files')
    await insertDocument(tx, keyring, { accountId, id, picture, at: new Date(now()) })
  })
  return { ...picture, id }
}

/**
 * Gives pictures of the player to a case, in the submission's transaction. An upload for other purposes becomes a document here.
 * @throws CallError kyc_document_unknown for an id that is not the player's, or that an earlier submission has taken
 */
export async function takeDocuments(
  tx: Tx,
  keyring: Keyring,
  {
    accountId,
    caseId,
    documents,
    at,
  }: { accountId: string; caseId: string; documents: readonly SubmittedDocument[]; at: Date },
): Promise<void> {
  for (const { id, kind } of documents) {
    await takeUpload(tx, keyring, { accountId, id, at })
    const { numUpdatedRows } = await tx
      .updateTable('kyc_document')
      .set({ case_id: caseId, kind })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('case_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new CallError('kyc_document_unknown')
  }
}

/** Moves an upload of the player to the documents, under its id. Without such an upload it does nothing. */
async function takeUpload(
  tx: Tx,
  keyring: Keyring,
  { accountId, id, at }: { accountId: string; id: string; at: Date },
): Promise<void> {
  const file = await openUpload({ db: tx, keyring }, id, { accountId })
  if (!file) return
  await insertDocument(tx, keyring, { accountId, id, picture: file, at })
  await tx.deleteFrom('upload').where('id', '=', id).execute()
}

async function insertDocument(
  tx: Tx,
  keyring: Keyring,
  {
    accountId,
    id,
    picture,
    at,
  }: {
    accountId: string
    id: string
    picture: Pick<Picture, 'bytes' | 'width' | 'height'> & { mime: string }
    at: Date
  },
): Promise<void> {
  const { keyId, sealed } = keyring.sealBytes(placeOf('document', { account_id: accountId, id }), picture.bytes)
  await tx
    .insertInto('kyc_document')
    .values({
      ...{ id, account_id: accountId, case_id: null, kind: null, key_id: keyId, sealed, at },
      ...{ mime: picture.mime, size: picture.bytes.length, width: picture.width, height: picture.height },
    })
    .execute()
}

/** A decrypted document. */
export interface OpenedDocument {
  caseId: string
  mime: string
  bytes: Buffer
}

/** Reads and decrypts a document of a case. */
export async function openDocument(db: Database, keyring: Keyring, id: string): Promise<OpenedDocument | undefined> {
  const row = await db.selectFrom('kyc_document').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row?.case_id) return undefined
  return {
    caseId: row.case_id,
    mime: row.mime,
    bytes: keyring.openBytes(placeOf('document', row), { keyId: row.key_id, sealed: row.sealed }),
  }
}
