import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { splitLines } from './format.ts'

/** Reads the lines of a gzipped file, without their line feeds. It throws the error of an unreadable file. */
export function readLines(path: string): AsyncGenerator<Buffer, void> {
  return splitLines(unzip(path))
}

/** Unzips a file. `pipe` does not forward errors, so this forwards the error of an unreadable file. */
function unzip(path: string): AsyncIterable<Buffer> {
  const gunzip = createGunzip()
  createReadStream(path)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  return gunzip
}
