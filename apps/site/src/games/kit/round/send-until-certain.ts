/** How `sendUntilCertain` goes on after an answer that was lost. */
export interface Certainty {
  /** Whether the error leaves open if the server has done it: a lost connection, a time-out, a server that is down. */
  isUnsure: (error: unknown) => boolean
  /** Called each time an answer is lost, before waiting. */
  onUnsure: () => void
  /** Waits after lost answer number `attempt` (from 1); `error` may say for how long. */
  wait: (attempt: number, error: unknown) => Promise<void>
}

/**
 * Sends until the server has said yes or no. Each attempt must carry the same idempotency key, so that a repeat of what
 * was done already answers what the first one answered and moves nothing.
 * @throws the first error that is certain, such as a refusal.
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

/** What the server says of how long to wait, in seconds. */
interface Hint {
  params?: { seconds?: string | number } | undefined
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5_000

/**
 * The wait after a lost answer, in milliseconds: 500, 1000, 2000, 4000, then 5000 each; never shorter than what the server
 * asked for with a refusal of too many requests.
 */
export function waitAfter(attempt: number, error?: unknown): number {
  const asked = Number((error as Hint | undefined)?.params?.seconds ?? 0) * 1000
  return Math.max(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), asked)
}

/** Waits by the clock, or until the browser is online again if that is sooner. */
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
