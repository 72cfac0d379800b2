import { CallError } from '@fairground/contract'

/** Runs a piece of work when its turn comes. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs `atOnce` pieces of work side by side and lets `waiting` more wait, in the order in which they came.
 * @throws CallError unavailable (the queue) when even the waiting are too many
 */
export function createWorkQueue(bounds: { atOnce: number; waiting: number }): WorkQueue {
  return createWorkQueues(bounds)[0]
}

/** Two queues that share their places: the second one's work begins only when none of the first one's waits. */
export function createWorkQueues({
  atOnce,
  waiting: most,
}: {
  atOnce: number
  waiting: number
}): [WorkQueue, WorkQueue] {
  const queues: (() => void)[][] = [[], []]
  let running = 0

  function queueOf(waiting: (() => void)[]): WorkQueue {
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
        const next = queues.find(({ length }) => length > 0)?.shift()
        if (next) next()
        else running--
      }
    }
  }
  const [first = [], second = []] = queues
  return [queueOf(first), queueOf(second)]
}
