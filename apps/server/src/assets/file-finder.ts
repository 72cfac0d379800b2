import type { Asset } from '@fairground/contract'
import type { Database } from '../db/database.ts'
import { RecentMap } from '../site/recent-map.ts'
import type { StoredFile } from './asset-store.ts'
import { findResource, findVersion } from './find-files.ts'

/** Finds the operator's files by their addresses, most of them without asking the database. */
export interface FileFinder {
  /** By name, or resource key in its place, in a version. */
  byVersion(wanted: { name: string; version: string; kind: Asset['kind'] }): Promise<StoredFile | undefined>
  /** By resource key. */
  byKey(key: string): Promise<StoredFile | undefined>
  /** Staff has removed something. */
  forget(): void
}

/** A page shows tens of pictures, an operator has hundreds. */
const MOST_REMEMBERED = 2_000
/** What was removed by another server is found here for so long. */
const KEPT_MS = 10_000

/** A finder that remembers what it has found for ten seconds. What is not there is looked for each time. */
export function createFileFinder(db: Database): FileFinder {
  let remembered = new RecentMap<string, { file: StoredFile; untilMs: number }>(MOST_REMEMBERED)

  async function find(address: string, load: () => Promise<StoredFile | undefined>): Promise<StoredFile | undefined> {
    const known = remembered.get(address)
    if (known && performance.now() < known.untilMs) return known.file
    const map = remembered
    const file = await load()
    // Into the map of before: what was removed in the meantime must not be remembered.
    if (file) map.set(address, { file, untilMs: performance.now() + KEPT_MS })
    return file
  }

  return {
    byVersion: (wanted) => find(`${wanted.kind}/${wanted.version}/${wanted.name}`, () => findVersion(db, wanted)),
    byKey: (key) => find(key, () => findResource(db, key)),
    forget() {
      remembered = new RecentMap(MOST_REMEMBERED)
    },
  }
}
