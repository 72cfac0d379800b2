import { useSyncExternalStore } from 'react'
import { readStored, store } from '../storage/storage.ts'
import { hasShell } from './shell-around.ts'

const CHANGED = 'fairground.theatre'

// A frame and its shell share the tab's storage, and each hears what the other one stores.
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  addEventListener(CHANGED, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(CHANGED, listener)
  }
}

const isOn = () => readStored('theatre', 'tab') === 'on'

/** Whether the game has the window to itself on a large screen; remembered until the tab is closed. */
export function useTheatre(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false)
}

/** Gives the game the window, or the site's header, menu and footer back. */
export function setTheatre(on: boolean): void {
  store('theatre', on ? 'on' : undefined, 'tab')
  dispatchEvent(new Event(CHANGED))
}

/** Turns the theatre on or off. */
export function toggleTheatre(): void {
  setTheatre(!isOn())
}

/** In a game's frame: whether there is a shell around it that the theatre would hide; on phones the game has the window anyway. */
export function isTheatreOffered(): boolean {
  return hasShell() && window.parent.document.documentElement.dataset.layout !== 'phone'
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** In a game's frame: whether the site's header is on screen above it, with the balance in it. */
export function useHeaderAbove(): boolean {
  const isTheatre = useTheatre()
  const hasRoom = useSyncExternalStore(onResize, isTheatreOffered, () => false)
  return hasRoom && !isTheatre
}
