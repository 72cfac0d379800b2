/** How `sendUntilCertain` continues after a lost answer. */
export interface Certainty {
  /**
   * Whether the server may have carried out the request despite this error: a lost connection, a time-out, a server
   * that is down.
   */
  isUnsure: (error: unknown) => boolean
  /** Called for each lost answer, before the wait. */
  onUnsure: () => void
  /** Waits after lost answer number `attempt` (from 1); `error` may say for how long. */
  wait: (attempt: number, error: unknown) => Promise<void>
}

/**
 * Sends until the server has said yes or no. Each attempt must carry the same idempotency key, so that a repeat returns
 * the first answer and changes nothing.
 * @throws the first certain error, such as a refusal
 */
export async function sendUntilCertain<Answer>(
  send: () => Promise<Answer>,
  { isUnsure, onUnsure, wait }: Certainty,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isUnsure(error)) throw error
      onUnsure()
      await wait(attempt, error)
    }
  }
}

/** The server's hint how long to wait, in seconds. */
interface Hint {
  params?: { seconds?: string | number } | undefined
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000

/**
 * The wait after a lost answer, in milliseconds: 500, 1000, 2000, 4000, then always 5000; at least the wait that a
 * refusal of too many requests names.
 */
export function waitAfter(attempt: number, error?: unknown): number {
  const hintMs = Number((error as Hint | undefined)?.params?.seconds ?? 0) * 1000
  return Math.max(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), hintMs)
}

/** Waits for the given time, or until the browser is online again if that is sooner. */
export function waitOrOnline(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer)
      removeEventListener('online', resume)
      resolve()
    }
    const timer = setTimeout(resume, delayMs)
    addEventListener('online', resume)
  })
}
