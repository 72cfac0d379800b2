import { create } from 'zustand'
import { isSoundOn } from '../../../kernel/browser/sound.ts'
import { readStored, store } from '../../../kernel/storage/storage.ts'

const humStore = create<{ on: boolean }>(() => ({ on: readStored('humOff') !== 'true' }))

/** Whether a flight may hum now: its own switch, under that of all sounds. */
export function isHumOn(): boolean {
  return humStore.getState().on && isSoundOn()
}

/** The switch of the hum, for a component. */
export function useHumOn(): boolean {
  return humStore(({ on }) => on)
}

/** Turns the hum on or off, and remembers it. */
export function setHum(on: boolean): void {
  store('humOff', on ? undefined : 'true')
  humStore.setState({ on })
}
