import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { ImageSize } from '@fairground/contract/asset'
import type { Logger } from 'pino'
import type { Database } from '../../ground/db/database.ts'
import { createWorkQueue } from '../../ground/work/work-queue.ts'
import { readWhole, type StoredFile } from './asset-store.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'
import { fitPicture, type PictureFormat } from './pictures.ts'

/** The requested size and format of a picture; without a size its own one. */
export interface PictureRequest {
  size: ImageSize | undefined
  format: PictureFormat
}

/** Pictures in the requested sizes. */
export interface MadePictures {
  /** Encodes an uploaded picture again (`remakePicture`), through a queue, so that play does not wait for it. */
  remake: PictureProcess['remake']
  /** Id of the decoding process, if it runs. */
  pid(): number | undefined
  /** Returns a picture from the disk, or makes it. Concurrent requests share the work. */
  get(file: StoredFile, request: PictureRequest): Promise<Buffer>
  /** Number of pictures made since the start. */
  countMade(): number
  close(): void
}

const MOST_WAITING = 200

/**
 * Creates a cache of pictures in a folder. Its files may be deleted at any time: they are made again. A full disk only costs
 * that work.
 */
export function createMadePictures(parts: { db: Database; log: Logger; folder: string }): MadePictures {
  const { db, log, folder } = parts
  // Half of the cores; the others are for play.
  const inTurn = createWorkQueue({ atOnce: Math.max(1, availableParallelism() >> 1), waiting: MOST_WAITING })
  const decoder = createPictureProcess(log)
  const underWay = new Map<string, Promise<Buffer>>()
  let count = 0

  async function findOrMake(path: string, file: StoredFile, { size, format }: PictureRequest): Promise<Buffer> {
    const storedBytes = await readFile(path).catch(() => undefined)
    if (storedBytes) return storedBytes
    const newBytes = await inTurn(async () => fitPicture(await readWhole(db, file), size, format))
    count++
    await keep(path, newBytes).catch((error: unknown) => log.warn({ err: error }, 'a picture was made but not kept'))
    return newBytes
  }

  return {
    remake: (bytes, side, frames) => inTurn(() => decoder.remake(bytes, side, frames)),
    pid: decoder.pid,
    close: decoder.close,
    get(file, request) {
      const key = file.digest.toString('hex')
      const path = join(folder, key.slice(0, 2), `${key}@${request.size ?? 'full'}.${request.format}`)
      const runningWork = underWay.get(path)
      if (runningWork) return runningWork
      const making = findOrMake(path, file, request).finally(() => underWay.delete(path))
      underWay.set(path, making)
      return making
    },
    countMade: () => count,
  }
}

/** Writes a file atomically: after a crash it is complete or missing. */
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
