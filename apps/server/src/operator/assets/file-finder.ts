import type { Asset } from '@fairground/contract/asset'
import type { Database } from '../../ground/db/database.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import type { StoredFile } from './asset-store.ts'
import { findResource, findVersion } from './find-files.ts'

/** Finds the operator's files by their addresses, mostly from memory. */
export interface FileFinder {
  /** Finds a file by name or resource key, in a version. */
  byVersion(address: { name: string; version: string; kind: Asset['kind'] }): Promise<StoredFile | undefined>
  /** Finds a file by resource key. */
  byKey(key: string): Promise<StoredFile | undefined>
  /** Clears the memory after a removal. */
  forget(): void
}

/** Most files in memory: a page shows tens of pictures, an operator has hundreds. */
const MOST_REMEMBERED = 2_000
/** Time in memory: how long a file that another server has removed is still found. */
const KEPT_MS = 10_000

/** Creates a finder that keeps files in memory for KEPT_MS. It does not remember missing files. */
export function createFileFinder(db: Database): FileFinder {
  let recentFiles = new RecentMap<string, { file: StoredFile; untilMs: number }>(MOST_REMEMBERED)

  async function find(address: string, load: () => Promise<StoredFile | undefined>): Promise<StoredFile | undefined> {
    const entry = recentFiles.get(address)
    if (entry && performance.now() < entry.untilMs) return entry.file
    const map = recentFiles
    const file = await load()
    // Into the earlier map, since `forget` may have replaced it meanwhile.
    if (file) map.set(address, { file, untilMs: performance.now() + KEPT_MS })
    return file
  }

  return {
    byVersion: (query) => find(`${query.kind}/${query.version}/${query.name}`, () => findVersion(db, query)),
    byKey: (key) => find(key, () => findResource(db, key)),
    forget() {
      recentFiles = new RecentMap(MOST_REMEMBERED)
    },
  }
}
