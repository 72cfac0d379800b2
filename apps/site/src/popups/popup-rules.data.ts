import type { PopupName } from './popup-request.ts'

/** How often a popup may come by itself: once while the tab is open, once in 24 hours, once on this device. */
export type Once = 'session' | 'day' | 'ever'

/**
 * The popups that come by themselves, in the order of their turns: one at a time, and only while nothing else is open.
 * Any other popup follows an action of the player and opens at once, on top.
 */
export const turns: readonly { name: PopupName; once?: Once }[] = [
  { name: 'age' },
  { name: 'country' },
  { name: 'update', once: 'session' },
  { name: 'recharge-save', once: 'session' },
  { name: 'notice' },
  { name: 'app-download', once: 'session' },
  { name: 'home-screen', once: 'ever' },
  { name: 'game-recommendation', once: 'session' },
  { name: 'free-spin', once: 'day' },
]

/** Popups that hide all others while they are open. */
export const gates: readonly PopupName[] = ['age']

/** Which popup makes which other one obsolete: the notice about missing money closes as soon as the wallet is open. */
export const answeredBy: Partial<Record<PopupName, PopupName>> = {
  'recharge-notice': 'wallet',
  'recharge-save': 'wallet',
  'withdraw-info': 'wallet',
}

/** How long a closed popup stays in the page, in milliseconds: a frame may still finish something (RT-18). */
export const leavesAfterMs: Partial<Record<PopupName, number>> = { frame: 3000 }
/** All other popups stay until they have faded. */
export const FADE_MS = 320
