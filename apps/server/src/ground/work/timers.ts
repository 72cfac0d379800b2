/** What waits: told by how many milliseconds the clock was turned ahead. */
const waitingTimers = new Set<(turnedMs: number) => void>()

/**
 * Repeats a look at an interval, and at once when the clock is turned past it.
 * @param ms of the interval
 * @param look reports its own errors
 * @returns a function that ends it
 */
export function every(ms: number, look: () => unknown): () => void {
  const timer = setInterval(look, ms)
  const end = whenTurned(ms, look)
  return () => {
    clearInterval(timer)
    end()
  }
}

/** Waits, until the clock is turned past the time at most. An aborted signal ends it too, without an error. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const end = whenTurned(ms, resolve)
  const stop = () => resolve()
  signal.addEventListener('abort', stop)
  if (signal.aborted) resolve()
  await promise
  clearTimeout(timer)
  end()
  signal.removeEventListener('abort', stop)
}

/**
 * Ends what waits in this process and would have ended by then. For whoever turns the server's clock: a test that waited for
 * each interval would take as long as a day that it looks at.
 */
export function turnAhead(ms: number): void {
  for (const turn of [...waitingTimers]) turn(ms)
}

function whenTurned(ms: number, act: () => unknown): () => void {
  let leftMs = ms
  const turn = (turnedMs: number) => {
    leftMs -= turnedMs
    if (leftMs > 0) return
    leftMs = ms
    act()
  }
  waitingTimers.add(turn)
  return () => waitingTimers.delete(turn)
}
