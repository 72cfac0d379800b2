import { useEffect, useRef } from 'react'
import { isMandatory } from '../popups/popup-stack.ts'
import { closePopup, openPopups, type PopupRequest } from '../popups/popups.ts'

/** Whether the current history entry has a mark: `popup` was added for a popup, `underPopup` is the one below it. */
const hasMark = (mark: 'popup' | 'underPopup') =>
  typeof history.state === 'object' && history.state !== null && mark in history.state

const isClosedByBack = (popup: PopupRequest | undefined): popup is PopupRequest =>
  popup !== undefined && !isMandatory(popup)

/**
 * Going back closes the popup on top instead of leaving the page: while a popup is open, the page stands on
 * an extra history entry. If the popup closes in another way, the entry stays and going back skips it; removing it at
 * once would race with a navigation.
 */
export function useClosePopupOnBack(top: PopupRequest | undefined): void {
  const wasMarked = useRef(false)
  useEffect(() => {
    if (!isClosedByBack(top)) return
    // The entry of an earlier popup may be the current one, also after a reload.
    if (!hasMark('popup')) {
      const state = history.state
      history.replaceState({ ...state, underPopup: true }, '')
      history.pushState({ ...state, popup: top.name }, '')
    }
    wasMarked.current = true
  }, [top])
  useEffect(() => {
    const goneBack = () => {
      const cameFromMark = wasMarked.current
      wasMarked.current = hasMark('popup')
      // A link that is written into the address adds an entry without a mark, and that is no going back.
      if (wasMarked.current || !cameFromMark || !hasMark('underPopup')) return
      const popup = openPopups().at(-1)
      if (isClosedByBack(popup)) closePopup(popup.name)
      else if (!popup) history.back()
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [])
}
