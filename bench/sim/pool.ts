import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Batch } from './play.ts'

/** Plays batches on several threads; `onPlayed` gets each batch's counts when it is done. */
export async function playOnThreads(
  batches: readonly Batch[],
  threads: number,
  onPlayed: (batch: Batch, counts: number[]) => void,
): Promise<void> {
  const waitingBatches = batches.values()
  await Promise.all(
    Array.from({ length: Math.min(threads, batches.length) }, () => workThrough(waitingBatches, onPlayed)),
  )
}

/** One thread: plays waiting batches until none is left. */
async function workThrough(
  waitingBatches: Iterator<Batch>,
  onPlayed: (batch: Batch, counts: number[]) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  try {
    for (let nextBatch = waitingBatches.next(); nextBatch.done !== true; nextBatch = waitingBatches.next()) {
      worker.postMessage(nextBatch.value)
      const [batchCounts] = (await once(worker, 'message')) as [number[]]
      onPlayed(nextBatch.value, batchCounts)
    }
  } finally {
    await worker.terminate()
  }
}
