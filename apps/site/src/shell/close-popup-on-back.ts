import { useEffect, useRef } from 'react'
import { isMandatory } from '../popups/popup-stack.ts'
import { closePopup, openPopups, type PopupRequest } from '../popups/popups.ts'

/** Whether the current history entry was added for a popup. */
const isMarked = () => typeof history.state === 'object' && history.state !== null && 'popup' in history.state

/** Whether going back closes the popup: on a phone, if it can be closed. */
function isClosedByBack(popup: PopupRequest | undefined): popup is PopupRequest {
  return popup !== undefined && !isMandatory(popup) && document.documentElement.dataset.layout === 'phone'
}

/**
 * On a phone, going back closes the popup on top instead of leaving the page: while a popup is open, the page stands on
 * an extra history entry. If the popup closes in another way, the entry stays and going back skips it; removing it at
 * once would race with a navigation.
 */
export function useClosePopupOnBack(top: PopupRequest | undefined): void {
  const wasMarked = useRef(false)
  const length = useRef(0)
  useEffect(() => {
    if (!isClosedByBack(top) || isMarked()) return
    history.pushState({ ...history.state, popup: top.name }, '')
    wasMarked.current = true
    length.current = history.length
  }, [top])
  useEffect(() => {
    const goneBack = () => {
      const cameFromMark = wasMarked.current
      wasMarked.current = isMarked()
      // A link in the address adds an entry, and that is no going back.
      const isNew = history.length > length.current
      length.current = history.length
      if (wasMarked.current || !cameFromMark || isNew) return
      const popup = openPopups().at(-1)
      if (isClosedByBack(popup)) closePopup(popup.name)
      else if (!popup) history.back()
    }
    addEventListener('popstate', goneBack)
    return () => removeEventListener('popstate', goneBack)
  }, [])
}
