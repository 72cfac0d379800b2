import { create } from 'zustand'
import { readStored, store } from '../storage/storage.ts'

const readOn = () => readStored('soundOff') !== 'true'
/** The stored choice; sound is on until the player turns it off (BT-19). */
export const soundStore = create<{ on: boolean }>(() => ({ on: readOn() }))
// Another tab, or the page around a game's frame, has changed it.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => key === 'soundOff' && soundStore.setState({ on: readOn() }))
}

/** Whether sounds may play now. */
export function isSoundOn(): boolean {
  return soundStore.getState().on
}

/** The same for a component. */
export function useSoundOn(): boolean {
  return soundStore((state) => state.on)
}

/** Turns sound on or off, and remembers it. */
export function setSound(on: boolean): void {
  store('soundOff', on ? undefined : 'true')
  soundStore.setState({ on })
}

/** Plays the site's own short tone for a notice; its chunk is fetched at the first use. Silent while sound is off. */
export async function playNoticeSound(): Promise<void> {
  // Before the first gesture a browser plays nothing, and writes a warning into the log.
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  const { playNoticeTone } = await import('./notice-tone.ts')
  await playNoticeTone()
}
