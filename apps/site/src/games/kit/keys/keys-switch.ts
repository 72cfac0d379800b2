import { create } from 'zustand'
import { readStored, store } from '../../../kernel/storage/storage.ts'

const keysStore = create<{ on: boolean }>(() => ({ on: readStored('keysOff') !== 'true' }))

/** Whether single keys play the game; a player who speaks to the computer, or slips, can switch them off. */
export function areKeysOn(): boolean {
  return keysStore.getState().on
}

/** The same for a component. */
export function useKeysOn(): boolean {
  return keysStore((state) => state.on)
}

/** Switches the keys on or off, and remembers it. */
export function setKeys(on: boolean): void {
  store('keysOff', on ? undefined : 'true')
  keysStore.setState({ on })
}
