import type { PopupName } from './popup-request.ts'

/** How often a popup may come by itself: once while the tab is open, once in 24 hours, once on this device. */
export type Once = 'session' | 'day' | 'ever'

/**
 * The popups that nobody asked for, in the order of their turns: one at a time, and only while nothing else is open.
 * Every other popup was asked for (or answers what the player did): it comes at once, on top.
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

/** Popups that let no other show while they are open. */
export const gates: readonly PopupName[] = ['age']

/** Who is answered by whom: the notice that money is missing is over as soon as the wallet is open. */
export const answeredBy: Partial<Record<PopupName, PopupName>> = {
  'recharge-notice': 'wallet',
  'recharge-save': 'wallet',
  'withdraw-info': 'wallet',
}

/** How long a closed popup stays in the page, in milliseconds: a frame may still have something to finish (RT-18). */
export const leavesAfterMs: Partial<Record<PopupName, number>> = { frame: 3000 }
/** The others: as long as they need to fade. */
export const FADE_MS = 320
