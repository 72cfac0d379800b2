import { type Asset, resourceUrl } from '@fairground/contract/asset'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { dropUnused, FILE_COLUMNS, fileOf, keepFile, type NewFile, type StoredFile } from './asset-store.ts'
import { fileLimits } from './file-kinds.data.ts'
import { VERSION_DIGITS } from './find-files.ts'
import type { AssetsParts } from './parts.ts'
import { extensionOf, sniff } from './sniff.ts'

/** Path of the files of each kind by name. */
const CDN = { image: 'cdnimg', audio: 'cdnaudio', video: 'cdnvideo' } as const

/**
 * Stores an operator's file under a name. The newest file of a name is the current one.
 * @throws CallError file_type_unknown, file_malformed, file_too_large
 */
export async function saveSiteAsset(parts: AssetsParts, name: string, bytes: Buffer): Promise<Asset> {
  const { db, now } = parts
  const file = await readyFile(parts, bytes)
  const at = new Date(now())
  const digest = await transaction(db, async (tx) => {
    const fileDigest = await keepFile(tx, file, at)
    await tx
      .insertInto('site_asset')
      .values({ name, digest: fileDigest, at })
      .onConflict((conflict) => conflict.columns(['name', 'digest']).doUpdateSet({ at }))
      .execute()
    return fileDigest
  })
  const { bytes: storedBytes, width, height, alpha = false, moving = false, ...rest } = file
  return assetOf(name, { ...rest, digest, size: storedBytes.length, width, height, alpha, moving }, at)
}

/** Prepares a file: encodes a picture again; sounds and films stay as they are. */
async function readyFile({ pictures }: AssetsParts, bytes: Buffer): Promise<NewFile> {
  const { mime, kind } = await sniff(bytes)
  if (kind !== 'image') return { kind, mime, bytes }
  if (bytes.length > fileLimits.assetImageBytes) throw new CallError('file_too_large')
  return { kind, ...(await pictures.remake(bytes, fileLimits.assetSide, 'all')) }
}

function assetOf(name: string, { digest, kind, mime, size, width, height }: StoredFile, at: Date): Asset {
  const key = digest.toString('hex')
  return {
    name,
    key,
    kind,
    mime,
    bytes: size,
    ...(width !== undefined && height !== undefined && { width, height }),
    url: resourceUrl(key, extensionOf(mime)),
    cdnUrl: `/static/${CDN[kind]}/${key.slice(0, VERSION_DIGITS)}/${name}`,
    at: at.getTime(),
  }
}

/** Reads a page of the operator's files with their versions, and their number. */
export async function pageSiteAssets(
  db: Database,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ content: Asset[]; total: number }> {
  const all = db.selectFrom('site_asset').innerJoin('asset', 'asset.digest', 'site_asset.digest')
  const [rows, { total }] = await Promise.all([
    all
      .select([...FILE_COLUMNS, 'name', 'site_asset.at'])
      .orderBy('name')
      .orderBy('site_asset.at', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { content: rows.map((row) => assetOf(row.name, fileOf(row), row.at)), total: Number(total) }
}

/** Lists the versions of a name, the newest first: their digests, hex. */
export async function listVersions(db: Database, name: string): Promise<{ name: string; versions: string[] }> {
  const rows = await db
    .selectFrom('site_asset')
    .select('digest')
    .where('name', '=', name)
    .orderBy('at', 'desc')
    .execute()
  return { name, versions: rows.map(({ digest }) => digest.toString('hex')) }
}

/** Removes a name with all its versions. @throws CallError asset_unknown */
export async function removeSiteAsset({ db, files }: AssetsParts, name: string): Promise<void> {
  const removedRows = await db.deleteFrom('site_asset').where('name', '=', name).returning('digest').execute()
  if (removedRows.length === 0) throw new CallError('asset_unknown')
  const digests = removedRows.map(({ digest }) => digest)
  await dropUnused(db, digests)
  files.forget()
}
