import { openPopup, whenClosed } from './popups.ts'

let waiting: Promise<boolean> | undefined
let isProved = false

/**
 * Asks the player for a code of the authenticator app (10140). Whoever asks meanwhile shares the answer.
 * @returns whether the session is proved now; false when the popup was closed without
 */
export function askForCode(): Promise<boolean> {
  if (!waiting) {
    isProved = false
    openPopup({ name: 'authenticator', purpose: 'challenge' })
    waiting = whenClosed('authenticator').then(() => {
      waiting = undefined
      return isProved
    })
  }
  return waiting
}

/** Says that the right code was given; the popup closes afterwards. */
export function keepProved(): void {
  isProved = true
}
