import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ChainOrder, MadeChain } from './chain-worker.ts'

/** Makes a chain of seeds beside the main loop. @param signal ends it unfinished, with an AbortError */
export async function makeChain(order: ChainOrder, signal: AbortSignal): Promise<MadeChain> {
  const worker = new Worker(new URL('./chain-worker.ts', import.meta.url), { workerData: order })
  try {
    const [made] = (await once(worker, 'message', { signal })) as [MadeChain]
    return made
  } finally {
    await worker.terminate()
  }
}
