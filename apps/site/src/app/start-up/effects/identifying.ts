import { ensureBrowserId } from '../../../player/device/browser-id.ts'

/** How long the app waits for the browser's id; a slower answer is stored when it comes. */
const LONGEST_WAIT_MS = 3000

/** Settles the browser's id: it is known, or it was asked for in vain, or it takes too long (SU-04). */
export async function identify(): Promise<'identified'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS)
  })
  await Promise.race([ensureBrowserId(), enough])
  clearTimeout(timer)
  return 'identified'
}
