import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImageSize } from '@fairground/contract'
import type { Logger } from 'pino'
import { createWorkQueue } from '../accounts/work-queue.ts'
import type { Database } from '../db/database.ts'
import { readWhole, type StoredFile } from './asset-store.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'
import { fitPicture, type PictureFormat } from './pictures.ts'

/** A picture as it is asked for; in its own size without one. */
export interface WantedPicture {
  size: ImageSize | undefined
  format: PictureFormat
}

/** Pictures in the sizes that they are asked for. */
export interface MadePictures {
  /** A picture that somebody has sent, made anew in its turn, so that play does not wait for it (`remakePicture`). */
  remake: PictureProcess['remake']
  /** Of the process that decodes what was sent, if it runs. */
  pid(): number | undefined
  /** A picture from the disk, or made now, once however many ask. */
  get(file: StoredFile, wanted: WantedPicture): Promise<Buffer>
  /** How many pictures were made since the start. */
  made(): number
  close(): void
}

const MOST_WAITING = 200

/**
 * Pictures made on demand and kept in a folder. What is kept there can be lost, or removed by hand, at any time: it is
 * made again. A disk that takes nothing only costs that work.
 */
export function createMadePictures(parts: { db: Database; log: Logger; folder: string }): MadePictures {
  const { db, log, folder } = parts
  // Half of the cores: the rest is for play.
  const inTurn = createWorkQueue({ atOnce: Math.max(1, availableParallelism() >> 1), waiting: MOST_WAITING })
  const decoder = createPictureProcess(log)
  const underWay = new Map<string, Promise<Buffer>>()
  let count = 0

  async function findOrMake(path: string, file: StoredFile, { size, format }: WantedPicture): Promise<Buffer> {
    const kept = await readFile(path).catch(() => undefined)
    if (kept) return kept
    const made = await inTurn(async () => fitPicture(await readWhole(db, file), size, format))
    count++
    await keep(path, made).catch((error: unknown) => log.warn({ err: error }, 'a picture was made but not kept'))
    return made
  }

  return {
    remake: (bytes, side, frames) => inTurn(() => decoder.remake(bytes, side, frames)),
    pid: decoder.pid,
    close: decoder.close,
    get(file, wanted) {
      const key = file.digest.toString('hex')
      const path = join(folder, key.slice(0, 2), `${key}@${wanted.size ?? 'full'}.${wanted.format}`)
      const known = underWay.get(path)
      if (known) return known
      const making = findOrMake(path, file, wanted).finally(() => underWay.delete(path))
      underWay.set(path, making)
      return making
    },
    made: () => count,
  }
}

/** Writes a file that is there as a whole or not at all, whenever the process dies. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.part`
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
