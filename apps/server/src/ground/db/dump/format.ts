import * as z from 'zod'

/**
 * A dump is a gzip of lines in UTF-8, ended by line feeds:
 *
 *     header              one line of JSON: the tables that follow, and their schema
 *     rows of table 1     in COPY's format: tab-separated text, one row a line
 *     \.                  end of that table
 *     …                   the other tables, in the header's order
 *     trailer             one line of JSON: rows of each table, and the SHA-256 of all bytes above it
 */
export const END_OF_TABLE = '\\.'

const headerSchema = z.object({
  format: z.literal('fairground dump 1'),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that had run, in order. */
  migrations: z.array(z.string()),
  /** In an order in which every row follows the rows that it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The keys that its secrets are encrypted with; missing in dumps of earlier releases. */
  dataKeys: z.optional(z.array(z.object({ id: z.string(), probe: z.string() }))),
  /** Next values, as texts: they may exceed 2^53. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
})

const trailerSchema = z.object({
  /** By table; texts like the sequences. */
  rows: z.record(z.string(), z.number()),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** First line of a dump. */
export type Header = z.infer<typeof headerSchema>
/** Last line of a dump. */
export type Trailer = z.infer<typeof trailerSchema>

/** Parses a header; undefined when the line is not a header of this format. */
export function parseHeader(line: Buffer): Header | undefined {
  return parseLine(headerSchema, line)
}

/** Parses a trailer; undefined when the line is not a trailer. */
export function parseTrailer(line: Buffer): Trailer | undefined {
  return parseLine(trailerSchema, line)
}

function parseLine<Schema extends z.ZodType>(schema: Schema, line: Buffer): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(line.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Splits bytes into lines without their line feeds. Only line feeds separate rows; other Unicode separators may be in them. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let from = 0
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, end)
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
  if (rest.length > 0) yield rest
}

const CHUNK_BYTES = 1 << 16

/** Joins small pieces into chunks of at least CHUNK_BYTES. */
export async function* inChunks(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let waitingParts: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waitingParts.push(piece)
    bytes += piece.length
    if (bytes < CHUNK_BYTES) continue
    yield Buffer.concat(waitingParts)
    waitingParts = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waitingParts)
}

/** Quotes a name for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
