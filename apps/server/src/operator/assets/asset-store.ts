import { hash } from 'node:crypto'
import type { Asset } from '@fairground/contract/asset'
import type { Database } from '../../ground/db/database.ts'
import type { Tx } from '../../ground/db/tx.ts'

/** A new file. */
export interface NewFile {
  bytes: Buffer
  mime: string
  kind: Asset['kind']
  /** Only for a picture: its size in pixels, whether it has transparency, and whether it is animated. */
  width?: number
  height?: number
  alpha?: boolean
  moving?: boolean
}

/** A stored file without its bytes. */
export interface StoredFile {
  /** SHA-256 of its bytes. */
  digest: Buffer
  mime: string
  kind: Asset['kind']
  /** Bytes. */
  size: number
  width: number | undefined
  height: number | undefined
  alpha: boolean
  moving: boolean
}

/** Bytes of a part; the last part may be smaller. */
const PART_BYTES = 256 * 1024
/** Parts of one statement. */
const PARTS_AT_ONCE = 8
const FOREIGN_KEY_VIOLATION = '23503'

/** Stores a file. It does not write stored bytes again. @returns their digest */
export async function keepFile(tx: Tx, file: NewFile, at: Date): Promise<Buffer> {
  const { bytes, mime, kind, width = null, height = null, alpha = false, moving = false } = file
  const digest = hash('sha256', bytes, 'buffer')
  // The update of an existing row waits for a running removal, and blocks later ones.
  await tx
    .insertInto('asset')
    .values({ digest, mime, kind, size: bytes.length, width, height, alpha, moving, at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ mime }))
    .execute()
  const storedParts = await tx.selectFrom('asset_part').select('part').where('digest', '=', digest).limit(1).execute()
  if (storedParts.length > 0) return digest
  const count = Math.ceil(bytes.length / PART_BYTES)
  for (let first = 0; first < count; first += PARTS_AT_ONCE) {
    const parts = Array.from({ length: Math.min(PARTS_AT_ONCE, count - first) }, (_, index) => first + index)
    await tx
      .insertInto('asset_part')
      .values(
        parts.map((part) => ({ digest, part, bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES) })),
      )
      .execute()
  }
  return digest
}

/** The columns that `fileOf` reads. */
export const FILE_COLUMNS = [
  'asset.digest',
  'asset.mime',
  'asset.kind',
  'asset.size',
  'asset.width',
  'asset.height',
  'asset.alpha',
  'asset.moving',
] as const

/** Converts a row to a file. */
export function fileOf(row: {
  digest: Buffer
  mime: string
  kind: Asset['kind']
  size: bigint
  width: number | null
  height: number | null
  alpha: boolean
  moving: boolean
}): StoredFile {
  const { size, width, height, ...rest } = row
  return { ...rest, size: Number(size), width: width ?? undefined, height: height ?? undefined }
}

/** Reads the bytes of a file from `first` to `last`, both counted from 0, a part at a time. */
export async function* readBytes(
  db: Database,
  { digest }: Pick<StoredFile, 'digest'>,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Buffer, void> {
  for (let part = Math.floor(first / PART_BYTES); part * PART_BYTES <= last; part++) {
    const row = await db
      .selectFrom('asset_part')
      .select('bytes')
      .where('digest', '=', digest)
      .where('part', '=', part)
      .executeTakeFirst()
    // The file was removed during the reading, so the announced length cannot be sent.
    if (!row) throw new Error('an asset was removed while it was read')
    const start = part * PART_BYTES
    yield row.bytes.subarray(Math.max(0, first - start), Math.min(PART_BYTES, last + 1 - start))
  }
}

/** Reads all bytes of a file. */
export async function readWhole(db: Database, file: StoredFile): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const bytes of readBytes(db, file, { first: 0, last: file.size - 1 })) parts.push(bytes)
  return Buffer.concat(parts)
}

/** Removes those of the files that have no reference left. */
export async function dropUnused(db: Database, digests: readonly Buffer[]): Promise<void> {
  for (const digest of digests) {
    try {
      await db.transaction().execute((tx) => dropAsset(tx, digest))
    } catch (error) {
      // Another request has just stored the same bytes: they stay.
      if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error
    }
  }
}

/**
 * Removes a file in a transaction, unless it has a reference left.
 * @throws PostgreSQL's 23503 when another request has just stored the same bytes
 */
async function dropAsset(tx: Tx, digest: Buffer): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('asset')
    .where('digest', '=', digest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('site_asset').select('name').whereRef('site_asset.digest', '=', 'asset.digest'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('id').whereRef('upload.digest', '=', 'asset.digest'))),
    )
    .executeTakeFirst()
  if (numDeletedRows > 0n) await tx.deleteFrom('asset_part').where('digest', '=', digest).execute()
}
