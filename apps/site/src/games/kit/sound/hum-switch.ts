import { create } from 'zustand'
import { isSoundOn } from '../../../kernel/browser/sound.ts'
import { readStored, store } from '../../../kernel/storage/storage.ts'

const humStore = create<{ on: boolean }>(() => ({ on: readStored('humOff') !== 'true' }))

/** Whether a flight may hum: its own switch and the switch of all sounds are on. */
export function isHumOn(): boolean {
  return humStore.getState().on && isSoundOn()
}

/** The switch of the hum, for a component. */
export function useHumOn(): boolean {
  return humStore(({ on }) => on)
}

/** Turns the hum on or off, and stores the choice. */
export function setHum(on: boolean): void {
  store('humOff', on ? undefined : 'true')
  humStore.setState({ on })
}
