import { store } from '../../../kernel/storage/storage.ts'
import { fetchStartup } from '../../../player/startup.ts'
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

/** Leaves the error screen when the player asks for a reload. */
export async function waitForReload(): Promise<'reloadAsked'> {
  await whenPressed('reload')
  return 'reloadAsked'
}

/** Waits at the gate; a visitor who passes it once is let in from then on (RT-09). */
export async function waitAtGate(): Promise<'gatePassed'> {
  await whenPressed('enter')
  store('waf-pass', '1')
  return 'gatePassed'
}

/** How often to ask whether the site is open again. */
const ASK_EVERY_MS = 15_000

/** Shows the maintenance screen until the server answers that the site is open; a press asks at once (RT-02). */
export async function waitUntilOpen(): Promise<'siteOpened'> {
  for (;;) {
    await waitUpTo(ASK_EVERY_MS, (signal) => whenPressed('again', signal))
    if (await isOpen()) return 'siteOpened'
  }
}

async function isOpen(): Promise<boolean> {
  try {
    return !(await fetchStartup()).maintenance
  } catch (error) {
    console.info('the site is still closed', error)
    return false
  }
}
