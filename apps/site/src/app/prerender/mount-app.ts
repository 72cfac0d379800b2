import { renderedAs } from '@fairground/contract/page'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { findDesignToken } from '../../kernel/host/design-token.ts'
import { currentLocale } from '../../kernel/language/language.ts'
import { findToken } from '../../kernel/token.ts'

/** Whether the server has rendered just what a logged-out visitor sees, in this language, at this address. */
export function isRenderedAsItIs(page: HTMLElement): boolean {
  const isOurs = page.dataset.rendered === renderedAs(currentLocale(), location.pathname)
  return isOurs && findToken() === undefined && findDesignToken() === undefined && page.hasChildNodes()
}

/**
 * Mounts the app. It hydrates the rendered page where that is what the visitor sees; otherwise it renders the app anew.
 */
export function mountApp(page: HTMLElement, app: ReactNode): void {
  const isRendered = isRenderedAsItIs(page)
  // In a transition, so that React yields to a tap between its steps.
  startTransition(() => {
    if (isRendered) hydrateRoot(page, app)
    else createRoot(page).render(app)
  })
}
