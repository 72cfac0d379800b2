import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { readLines } from '../../ground/db/dump/read-lines.ts'
import {
  type ArchivedCommit,
  type ArchiveHeader,
  type ArchiveTrailer,
  commitSchema,
  headerSchema,
  trailerSchema,
} from './archive-format.ts'

/** The commits of an archive's file, one after the other; the last value that it returns has the file's ends. */
export type ArchiveReading = AsyncGenerator<ArchivedCommit, { header: ArchiveHeader; trailer: ArchiveTrailer }>

/**
 * Reads the file of an archived month. Its checksum and its counts are known to fit only once all commits have been read.
 * @throws Error with a sentence when the file cannot be read, is not whole or is damaged
 */
export async function* readArchive(path: string): ArchiveReading {
  const hash = createHash('sha256')
  const counts = { commits: 0, actions: 0 }
  let header: ArchiveHeader | undefined
  let unreadBytes: Buffer | undefined
  for await (const line of readLines(path)) {
    if (unreadBytes) {
      hash.update(unreadBytes).update('\n')
      if (header) {
        const commit = parse(commitSchema, unreadBytes, path)
        counts.commits++
        counts.actions += commit.actions.length
        yield commit
      } else header = parse(headerSchema, unreadBytes, path)
    }
    unreadBytes = Buffer.from(line)
  }
  if (!header || !unreadBytes) throw new Error(`${path} is not whole: its end is missing.`)
  const trailer = parse(trailerSchema, unreadBytes, path)
  if (hash.digest('hex') !== trailer.sha256 || counts.commits !== trailer.commits || counts.actions !== trailer.actions)
    throw new Error(`${path} is damaged: its checksum does not fit.`)
  return { header, trailer }
}

function parse<Schema extends z.ZodType>(schema: Schema, line: Buffer, path: string): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(line.toString('utf8'))
  } catch {
    throw new Error(`${path} is damaged: a line is no JSON.`)
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${path} is no archive of Fairground, or is not whole.`)
  return parsed.data
}
