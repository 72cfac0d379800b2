import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { findToken } from '../session/token.ts'

/**
 * Puts the app into its place. A visitor who is logged out sees at the lobby what was drawn into the page beforehand: it
 * is taken over as it is. Anything else is rendered anew.
 */
export function takeOver(page: HTMLElement, app: ReactNode): void {
  const isDrawn = location.pathname === '/' && findToken() === undefined && page.hasChildNodes()
  // In a transition, so that React gives way to a tap between its steps.
  startTransition(() => {
    if (isDrawn) hydrateRoot(page, app)
    else createRoot(page).render(app)
  })
}
