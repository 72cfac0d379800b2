import { create } from 'zustand'
import { readStored, store } from '../../../kernel/storage/storage.ts'

const keysStore = create<{ on: boolean }>(() => ({ on: readStored('keysOff') !== 'true' }))

/** Whether single keys play the game. Players who use speech input, or press keys by accident, can turn them off. */
export function areKeysOn(): boolean {
  return keysStore.getState().on
}

/** The same for a component. */
export function useKeysOn(): boolean {
  return keysStore((state) => state.on)
}

/** Turns the keys on or off, and stores the choice. */
export function setKeys(on: boolean): void {
  store('keysOff', on ? undefined : 'true')
  keysStore.setState({ on })
}
