import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { Logger } from 'pino'
import type { Picture } from './pictures.ts'

/** A job of the process. */
export interface PictureJob {
  id: number
  bytes: Uint8Array
  /** Pixels of the square that the picture is fitted into. */
  side: number
  frames: 'first' | 'all'
}

/** An answer of the process. */
export type PictureAnswer = { id: number; picture: Picture } | { id: number; refusal: ErrorName }

/** Encodes pictures again in a separate process without secrets, since a decoder may be exploitable. */
export interface PictureProcess {
  /** @throws CallError file_malformed (also when the process ends), file_too_large (also when it takes too long) */
  remake(bytes: Buffer, side: number, frames: 'first' | 'all'): Promise<Picture>
  /** Id of the process, if it runs. */
  pid(): number | undefined
  close(): void
}

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url))
/** Time limit of a job, above the decoder's own limit, in case the decoder hangs. */
const LONGEST_MS = 45_000
/** Heap of JavaScript; `fileLimits.pixels` limits the memory of pixels. */
const HEAP_MIB = 128

interface Waiting {
  resolve(picture: Picture): void
  reject(error: CallError): void
  timer: NodeJS.Timeout
}

/** Creates the process. It starts with the first picture, and again after its end. */
export function createPictureProcess(log: Pick<Logger, 'warn'>, longestMs = LONGEST_MS): PictureProcess {
  const waitingRequests = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let last = 0

  function start(): ChildProcess {
    const newChild = fork(WORKER, {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    newChild.on('message', (answer: PictureAnswer) => {
      if ('picture' in answer) {
        const { bytes } = answer.picture
        settle(answer.id)?.resolve({
          ...answer.picture,
          bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        })
      } else settle(answer.id)?.reject(new CallError(answer.refusal))
    })
    newChild.on('error', (error) => log.warn({ err: error }, 'the process for pictures failed'))
    newChild.on('exit', (code, signal) => {
      if (child !== newChild) return
      child = undefined
      if (waitingRequests.size > 0) log.warn({ exit: code, signal }, 'the process for pictures has died over a picture')
      for (const id of [...waitingRequests.keys()]) settle(id)?.reject(new CallError('file_malformed'))
    })
    newChild.unref()
    newChild.channel?.unref()
    return newChild
  }

  function settle(id: number): Waiting | undefined {
    const job = waitingRequests.get(id)
    clearTimeout(job?.timer)
    waitingRequests.delete(id)
    return job
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
        waitingRequests.set(id, { resolve, reject, timer })
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
