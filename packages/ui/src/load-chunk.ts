/** How long the site tries to fetch a chunk (ER-12). */
export const CHUNK_LIMIT_MS = 120_000
const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 8000

/** Thrown when a part of the site could not be fetched; the screen then offers a reload. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('a part of the site could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/**
 * Fetches a chunk, again and again while the network is away: after half a second at first, then twice as long each
 * time, up to 8 s apart. Time in which the machine sleeps does not count.
 * @throws ChunkLoadError after 120 s
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const limit = startLimit()
  try {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      try {
        return await Promise.race([load(), limit.isOver])
      } catch (error) {
        if (limit.spentMs() + delayMs > CHUNK_LIMIT_MS) throw new ChunkLoadError(error)
      }
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  } finally {
    limit.stop()
  }
}

const TICK_MS = 5000

/** Counts the time of an attempt by ticks, since a clock goes on while the machine sleeps; some requests never end. */
function startLimit() {
  let spentMs = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      spentMs += TICK_MS
      if (spentMs >= CHUNK_LIMIT_MS) reject(new Error('it did not come in time'))
    }, TICK_MS)
  })
  // Nobody may be waiting at that moment.
  isOver.catch(() => undefined)
  return { isOver, spentMs: () => spentMs, stop: () => clearInterval(timer) }
}
