import { CallError } from '@fairground/contract/envelope'

/** Runs work when its turn comes. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Creates a queue that runs `atOnce` pieces of work at once and lets `waiting` more wait in order of arrival.
 * @throws CallError unavailable (the queue) when more would wait
 */
export function createWorkQueue(bounds: { atOnce: number; waiting: number }): WorkQueue {
  return createWorkQueues(bounds)[0]
}

/** Creates two queues with common limits. The second one's work starts only when none of the first one's waits. */
export function createWorkQueues({
  atOnce,
  waiting: most,
}: {
  atOnce: number
  waiting: number
}): [WorkQueue, WorkQueue] {
  const queues: (() => void)[][] = [[], []]
  let runningCount = 0

  function queueOf(waiting: (() => void)[]): WorkQueue {
    return async (work) => {
      if (runningCount < atOnce) runningCount++
      else {
        if (waiting.length >= most) throw new CallError('unavailable', { seconds: 2 })
        // Finished work passes its slot on, so the count stays.
        await new Promise<void>((start) => waiting.push(start))
      }
      try {
        return await work()
      } finally {
        const next = queues.find(({ length }) => length > 0)?.shift()
        if (next) next()
        else runningCount--
      }
    }
  }
  const [first = [], second = []] = queues
  return [queueOf(first), queueOf(second)]
}
