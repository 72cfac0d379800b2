import { openPopup, type PopupRequest } from '../popups/popups.ts'

/** The popups that `#onOpen={name}` opens on every page; the names are explained in docs/site.md. A new one is one line here. */
const popups: Readonly<Record<string, PopupRequest>> = {
  menu: { name: 'menu' },
  search: { name: 'search' },
  language: { name: 'language' },
  country: { name: 'country' },
  install: { name: 'home-screen' },
  app: { name: 'app-download' },
}

/**
 * Opens what `#onOpen={name}` names (LK-11). A visible element with `data-opener="{name}"` comes first: a field gets
 * the focus, a button is pressed. A block registers such an element for as long as it is on the page.
 * @returns false when nothing has the name
 */
export function openNamed(name: string): boolean {
  const elements = document.querySelectorAll<HTMLElement>(`[data-opener="${name}"]`)
  const element = [...elements].find((candidate) => candidate.checkVisibility())
  const popup = Object.hasOwn(popups, name) ? popups[name] : undefined
  if (element?.matches('input')) element.focus()
  else if (element) element.click()
  else if (popup) openPopup(popup, { isRequested: true })
  return element !== undefined || popup !== undefined
}
