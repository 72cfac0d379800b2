import { fetchStartup } from '../../../player/startup.ts'
import { waitUpTo } from '../back-off.ts'
import { whenPressed } from '../presses.ts'

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
