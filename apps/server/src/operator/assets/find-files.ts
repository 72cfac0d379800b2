import type { Asset } from '@fairground/contract/asset'
import type { Database } from '../../ground/db/database.ts'
import { FILE_COLUMNS, fileOf, type StoredFile } from './asset-store.ts'

/** Hex digits of the version in an address, from the digest. */
export const VERSION_DIGITS = 16
/** A resource key. */
const KEY = /^[0-9a-f]{64}$/

/** Finds an operator's file by name or resource key, version (16 hex digits) and kind. */
export async function findVersion(
  db: Database,
  { name, version, kind }: { name: string; version: string; kind: Asset['kind'] },
): Promise<StoredFile | undefined> {
  if (version.length !== VERSION_DIGITS) return undefined
  if (KEY.test(name)) {
    const file = name.startsWith(version) ? await findResource(db, name) : undefined
    return file?.kind === kind ? file : undefined
  }
  const rows = await db
    .selectFrom('site_asset')
    .innerJoin('asset', 'asset.digest', 'site_asset.digest')
    .select(FILE_COLUMNS)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .execute()
  const row = rows.find(({ digest }) => digest.toString('hex').startsWith(version))
  return row && fileOf(row)
}

/** Finds an operator's file by resource key. It does not find players' uploads. */
export async function findResource(db: Database, key: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('asset')
    .select(FILE_COLUMNS)
    .where('digest', '=', Buffer.from(key, 'hex'))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('site_asset').select('name').whereRef('site_asset.digest', '=', 'asset.digest')),
    )
    .executeTakeFirst()
  return row && fileOf(row)
}
