import { createRoot, type Root } from 'react-dom/client'
import { LockScreen } from './lock-screen.tsx'
import { measurePauseMs } from './pause.ts'
import { watchDeveloperTools } from './watch.ts'

/** Locks the page for as long as developer tools are open (RT-19). Called only where the operator wants it. */
export function lockWhileDeveloperToolsOpen(): void {
  let lock: { element: HTMLElement; root: Root } | undefined
  watchDeveloperTools(measurePauseMs, (isOpen) => {
    // Neither the keyboard nor a screen reader reaches anything below the lock.
    for (const part of document.body.children) if (part instanceof HTMLElement) part.inert = isOpen
    lock?.root.unmount()
    lock?.element.remove()
    lock = undefined
    if (!isOpen) return
    const element = document.body.appendChild(document.createElement('div'))
    lock = { element, root: createRoot(element) }
    lock.root.render(<LockScreen />)
  })
}
