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
 * time, up to 8 s apart.
 * @throws ChunkLoadError after 120 s
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const began = performance.now()
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
    try {
      return await inTime(load(), CHUNK_LIMIT_MS - (performance.now() - began))
    } catch (error) {
      if (performance.now() - began + delayMs > CHUNK_LIMIT_MS) throw new ChunkLoadError(error)
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

/** The same, but rejects after a time limit, because some requests never end. */
function inTime<Module>(loading: Promise<Module>, limitMs: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, limitMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
