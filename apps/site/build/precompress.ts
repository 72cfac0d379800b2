import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const COMPRESSED = /\.(js|css|svg|json|txt)$/
/** Below this a compressed answer is no smaller on the wire. */
const SMALLEST_BYTES = 1024

/** Puts a `.br` and a `.gz` beside each text file of the build, so that the server compresses nothing itself. */
export function precompress(): Plugin {
  return {
    name: 'fairground-precompress',
    apply: 'build',
    async closeBundle() {
      const folder = join(import.meta.dirname, '../dist')
      const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSED.test(name))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALLEST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
}
