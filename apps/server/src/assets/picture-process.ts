import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CallError, type ErrorName } from '@fairground/contract'
import type { Logger } from 'pino'
import type { Picture } from './pictures.ts'

/** What the process is asked. */
export interface PictureJob {
  id: number
  bytes: Uint8Array
  /** Pixels of the square that the picture is fitted into. */
  side: number
  frames: 'first' | 'all'
}

/** What it answers. */
export type PictureAnswer = { id: number; picture: Picture } | { id: number; refused: ErrorName }

/** Makes pictures anew in a process of its own, which holds nothing that a broken decoder could give away. */
export interface PictureProcess {
  /** @throws CallError file_malformed (also for what ends the process), file_too_large (also for what takes too long) */
  remake(bytes: Buffer, side: number, frames: 'first' | 'all'): Promise<Picture>
  /** Of the process that runs now, if one does. */
  pid(): number | undefined
  close(): void
}

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))
/** Longer than the decoder's own limit: this one holds when the decoder does not look at the clock. */
const LONGEST_MS = 45_000
/** Of JavaScript; pixels are bounded by what is unpacked at most. */
const HEAP_MIB = 128

interface Waiting {
  resolve(picture: Picture): void
  reject(error: CallError): void
  timer: NodeJS.Timeout
}

/** The process starts with the first picture, and anew after its death. */
export function createPictureProcess(log: Pick<Logger, 'warn'>, longestMs = LONGEST_MS): PictureProcess {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let last = 0

  function start(): ChildProcess {
    const started = fork(WORKER, {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (said: PictureAnswer) => {
      if ('picture' in said) {
        const { bytes } = said.picture
        settle(said.id)?.resolve({ ...said.picture, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })
      } else settle(said.id)?.reject(new CallError(said.refused))
    })
    started.on('error', (error) => log.warn({ err: error }, 'the process for pictures failed'))
    started.on('exit', (code, signal) => {
      if (child !== started) return
      child = undefined
      if (waiting.size > 0) log.warn({ exit: code, signal }, 'the process for pictures has died over a picture')
      for (const id of [...waiting.keys()]) settle(id)?.reject(new CallError('file_malformed'))
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id)
    clearTimeout(found?.timer)
    waiting.delete(id)
    return found
  }

  return {
    remake(bytes, side, frames) {
      child ??= start()
      last += 1
      const id = last
      const process = child
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          settle(id)?.reject(new CallError('file_too_large'))
          process.kill('SIGKILL')
        }, longestMs)
        waiting.set(id, { resolve, reject, timer })
        process.send({ id, bytes, side, frames } satisfies PictureJob, (error) => {
          if (error) settle(id)?.reject(new CallError('file_malformed'))
        })
      })
    },
    pid: () => child?.pid,
    close() {
      child?.kill('SIGKILL')
    },
  }
}
