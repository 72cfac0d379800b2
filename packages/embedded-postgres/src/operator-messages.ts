/**
 * The server cannot start, and the operator can fix the reason. The message is one sentence that names the problem and the
 * remedy; the server prints it without a stack.
 */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** Log of the database's supervisor: one plain sentence a call. A pino logger fits. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}

/** Messages of the operating system or of PostgreSQL about the disk, and what the operator can do. */
const REASONS: [RegExp, (dataDir: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left|Disk quota exceeded|wrote only \d+ of \d+ bytes/i,
    (dataDir) =>
      `The disk of DATA_DIR ${dataDir} is full: free some space and start again; nothing that was acknowledged is lost.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (dataDir) => `DATA_DIR ${dataDir} is on a read-only file system: mount it for writing, or set another DATA_DIR.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (dataDir) => `DATA_DIR ${dataDir} may not be written by this user: change its owner, or set another DATA_DIR.`,
  ],
  [/ENOTDIR|EEXIST|Not a directory/i, (dataDir) => `DATA_DIR ${dataDir} is not a folder: set another DATA_DIR.`],
]

/** One sentence for a disk failure in the data folder; undefined for any other failure. */
export function explainDiskFailure(dataDir: string, words: string): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(words))?.[1](dataDir)
}

/** The refusal of a start because of what the operating system says about the data folder. */
export function refusalOf(dataDir: string, cause: unknown): StartRefused {
  if (cause instanceof StartRefused) return cause
  const words = cause instanceof Error ? cause.message : String(cause)
  return new StartRefused(explainDiskFailure(dataDir, words) ?? `DATA_DIR ${dataDir} cannot be used: ${words}.`, {
    cause,
  })
}
