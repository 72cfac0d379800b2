import { useSyncExternalStore } from 'react'
import { readStored, store } from '../storage/storage.ts'
import { hasShell } from './shell-around.ts'

const CHANGED = 'fairground.theatre'

// A frame page and its shell share the tab's storage, and each gets an event when the other one writes.
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}

const isOn = () => readStored('theatre', 'tab') === 'on'

/** Whether the game fills the window on a large screen; stored until the tab is closed. */
export function useTheatre(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false)
}

/** Gives the game the whole window, or brings the site's header, menu and footer back. */
export function setTheatre(on: boolean): void {
  store('theatre', on ? 'on' : undefined, 'tab')
  dispatchEvent(new Event(CHANGED))
}

/** Turns the theatre on or off. */
export function toggleTheatre(): void {
  setTheatre(!isOn())
}

/**
 * On a game's frame page: whether there is a shell that the theatre would hide; on phones the game fills the window
 * anyway.
 */
export function isTheatreOffered(): boolean {
  return hasShell() && window.parent.document.documentElement.dataset.layout !== 'phone'
}
