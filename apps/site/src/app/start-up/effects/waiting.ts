import { backOffMs, waitUpTo } from '../back-off.ts'
import { whenPressed } from '../presses.ts'

let failures = 0

/** Waits for the next attempt: longer each time, for ever, but never once the network is back (RE-09). */
export async function waitForNextTry(): Promise<'triedAgain'> {
  failures += 1
  await waitUpTo(backOffMs(failures), (signal) => whenPressed('again', signal))
  return 'triedAgain'
}
