/** What went wrong with the disk, in the words of the operating system or of PostgreSQL, and what an operator can do. */
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

/** One sentence for a failure in the data folder; undefined when it is none of the known ones. */
export function explainDiskFailure(dataDir: string, words: string): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(words))?.[1](dataDir)
}
