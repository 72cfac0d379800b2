import { backOffMs, waitUpTo } from '../back-off.ts'
import { whenPressed } from '../presses.ts'

let failures = 0

/**
 * Waits before the next attempt: longer each time, but no longer than until the network is back (RE-09). Attempts never
 * end.
 */
export async function waitForNextTry(): Promise<'triedAgain'> {
  failures += 1
  await waitUpTo(backOffMs(failures), (signal) => whenPressed('again', signal))
  return 'triedAgain'
}
