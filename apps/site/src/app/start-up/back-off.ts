const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** How long to wait before the next attempt: a second after the first failure, then twice as long each time, 30 s at most. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS)
}

/**
 * Waits for a time, until the network is back, or until `sooner` resolves, whatever comes first. Afterwards no timer
 * and no listener is left.
 */
export async function waitUpTo(delayMs: number, sooner: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const time = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const online = new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true, signal }))
  await Promise.race([time, online, sooner(signal)])
  over.abort()
}
