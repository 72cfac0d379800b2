/**
 * The state of the connection. `connecting`: for the first time; `again`: it broke, and attempts go on; `lost`: they have all
 * failed.
 */
export type LineStatus = 'connecting' | 'open' | 'again' | 'lost'

/** The time before an attempt, and how many follow the first one (PU-02, the reading for the rooms of a chat). */
export const DELAY_MS = 3_000
export const MOST_ATTEMPTS = 10

/** Attempts to connect, until one succeeds or there were too many. */
export interface Attempts {
  /** Begins at once, with all attempts before it. */
  start(): void
  /** The connection broke. */
  fail(): void
  stop(): void
}

/**
 * Creates the attempts.
 * @param parts.connect resolves when it is connected; `isWanted` says whether its attempt still counts
 */
export function createAttempts(parts: {
  connect(isWanted: () => boolean): Promise<void>
  onStatus(status: LineStatus): void
}): Attempts {
  const { connect, onStatus } = parts
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts attempts, so that a late end of one changes nothing. */
  let current = 0
  let left = MOST_ATTEMPTS
  let wasOpen = false

  async function attempt(): Promise<void> {
    clearTimeout(timer)
    current += 1
    const own = current
    const isWanted = () => own === current
    try {
      await connect(isWanted)
    } catch (error) {
      if (!isWanted()) return
      console.info('the chat is not connected', error)
      fail()
      return
    }
    if (!isWanted()) return
    left = MOST_ATTEMPTS
    wasOpen = true
    onStatus('open')
  }

  function fail(): void {
    clearTimeout(timer)
    current += 1
    onStatus(left === 0 ? 'lost' : 'again')
    if (left === 0) return
    left -= 1
    timer = setTimeout(() => void attempt(), DELAY_MS)
  }

  return {
    start() {
      left = MOST_ATTEMPTS
      onStatus(wasOpen ? 'again' : 'connecting')
      void attempt()
    },
    fail,
    stop() {
      clearTimeout(timer)
      current += 1
    },
  }
}
