import type { CallError } from '@fairground/contract/envelope'

/**
 * Waits after a lost answer: 0.5, 1, 2, 4, then always 5 seconds, and at least for as long as a refusal of too many
 * requests says; or until the browser is online again, if that is sooner.
 */
export function waitOrOnline(lossCount: number, { params }: CallError): Promise<void> {
  return waitForNetwork(Math.max(Math.min(250 * 2 ** lossCount, 5_000), Number(params?.seconds ?? 0) * 1000))
}

/** Waits for the given time, or until the browser is online again if that is sooner. */
export function waitForNetwork(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
    addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(delayMs) })
  })
}
