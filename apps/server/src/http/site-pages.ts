import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A built page of the site, ready to be sent. */
export interface SitePage {
  html: string
  brotli: Buffer
  etag: string
}

const compress = promisify(brotliCompress)
const QUALITY = 5

/**
 * Reads the pages of a folder, and again when their file has changed.
 * @returns a function from a file's name to the page; `undefined` when there is none, since the site is not built
 */
export function createPageReader(folder: string): (name: string) => Promise<SitePage | undefined> {
  const known = new Map<string, { changedMs: number; page: SitePage }>()
  return async (name) => {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) return undefined
    const before = known.get(name)
    if (before?.changedMs === found.mtimeMs) return before.page
    const html = await readFile(path, 'utf8')
    const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    const page = { html, brotli, etag: `"${hash('sha256', html, 'base64url').slice(0, 22)}"` }
    known.set(name, { changedMs: found.mtimeMs, page })
    return page
  }
}
