import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch } from './play.ts'

/** Plays batches on a number of threads; `onPlayed` gets each batch's counts as they come. */
export async function playOnThreads(
  batches: readonly Batch[],
  threads: number,
  onPlayed: (batch: Batch, survived: number[]) => void,
): Promise<void> {
  const waiting = batches.values()
  await Promise.all(Array.from({ length: Math.min(threads, batches.length) }, () => workThrough(waiting, onPlayed)))
}

/** One thread: takes the next waiting batch as long as there is one. */
async function workThrough(
  waiting: Iterator<Batch>,
  onPlayed: (batch: Batch, survived: number[]) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  try {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      worker.postMessage(next.value)
      const [survived] = (await once(worker, 'message')) as [number[]]
      onPlayed(next.value, survived)
    }
  } finally {
    await worker.terminate()
  }
}
