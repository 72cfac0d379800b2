import { CallError } from '@fairground/contract'

/** Runs a piece of work when its turn comes. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs `atOnce` pieces of work side by side and lets `waiting` more wait, in the order in which they came.
 * @throws CallError unavailable (the queue) when even the waiting are too many
 */
export function createWorkQueue({ atOnce, waiting: most }: { atOnce: number; waiting: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < atOnce) running++
    else {
      if (waiting.length >= most) throw new CallError('unavailable', { seconds: 2 })
      // Whoever ends hands the place on, so that `running` stays.
      await new Promise<void>((start) => waiting.push(start))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
