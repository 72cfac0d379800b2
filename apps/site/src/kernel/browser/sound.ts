import { create } from 'zustand'
import { readStored, store } from '../storage/storage.ts'

const soundStore = create<{ on: boolean }>(() => ({ on: true }))

/** Reads the stored choice; sound is on until the player turns it off (BT-19). */
export function startSound(): void {
  soundStore.setState({ on: readStored('soundOff') !== 'true' })
  addEventListener('storage', (event) => {
    if (event.key === 'soundOff') soundStore.setState({ on: event.newValue !== 'true' })
  })
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
