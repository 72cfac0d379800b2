import { CallError } from '@fairground/contract/envelope'
import { ensureBrowserId } from '../../../player/device/browser-id.ts'
import { loadStartup } from '../../../player/startup.ts'

/** Loads the start-up configuration from the page, else from the server (SU-05). */
export async function configure(): Promise<'configured' | 'notConfigured' | 'siteClosed'> {
  try {
    await loadStartup()
    return 'configured'
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'maintenance') return 'siteClosed'
    console.info('the start-up configuration did not come', error)
    return 'notConfigured'
  }
}

/** How long the app waits for the browser's id; a slower answer is stored when it arrives. */
const LONGEST_WAIT_MS = 3000

/** Makes sure of the browser's id; a failure or a slow answer does not stop the start-up (SU-04). */
export async function identify(): Promise<'identified'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS)
  })
  await Promise.race([ensureBrowserId(), enough])
  clearTimeout(timer)
  return 'identified'
}
