import { createRoot, type Root } from 'react-dom/client'
import { LockScreen } from './lock-screen.tsx'
import { measurePauseMs } from './pause.ts'
import { watchDeveloperTools } from './watch.ts'

/** What is on the page while it is locked. */
interface Lock {
  element: HTMLElement
  root: Root
  /** What the lock alone has made inert: under a popup the page is inert already, and stays so. */
  lockedParts: readonly HTMLElement[]
}

/** Locks the page for as long as developer tools are open (RT-19). Called only where the operator wants it. */
export function lockWhileDeveloperToolsOpen(): void {
  let lock: Lock | undefined
  watchDeveloperTools(measurePauseMs, (isOpen) => {
    if (lock) unlock(lock)
    lock = isOpen ? lockPage() : undefined
  })
}

function lockPage(): Lock {
  // Neither the keyboard nor a screen reader reaches anything below the lock.
  const parts = [...document.body.children].filter((part) => part instanceof HTMLElement)
  const lockedParts = parts.filter(({ inert }) => !inert)
  for (const part of lockedParts) part.inert = true
  const element = document.body.appendChild(document.createElement('div'))
  // A popup below makes all that comes beside it inert but this.
  element.dataset.reactAriaTopLayer = ''
  const root = createRoot(element)
  root.render(<LockScreen />)
  return { element, root, lockedParts }
}

function unlock({ element, root, lockedParts }: Lock): void {
  for (const part of lockedParts) part.inert = false
  root.unmount()
  element.remove()
}
