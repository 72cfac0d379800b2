import { openPopups } from '../popups/popups.ts'
import { openNamed } from './openers.ts'

/** What takes text. */
const FIELDS = 'input, textarea, select, [contenteditable]'
/** What lies over a game, such as its rules. */
const OVER_A_GAME = '[role=dialog], [popover]:popover-open'

/**
 * From now on `/` opens the search, or leads into the field that the page has, from anywhere that takes no text, unless something
 * is open over the page. A game's frame page has the shell open it.
 * @returns ends it
 */
export function listenForSearchKey(): () => void {
  addEventListener('keydown', openSearch)
  return () => removeEventListener('keydown', openSearch)
}

function openSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return
  if (openPopups().length > 0 || document.querySelector(OVER_A_GAME)) return
  if (target instanceof Element && target.closest(FIELDS)) return
  event.preventDefault()
  openNamed('search')
}
