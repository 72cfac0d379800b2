import { ensureBrowserId } from '../../../player/device/browser-id.ts'

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
