import { useEffect, useRef } from 'react'
import { isMandatory } from '../popups/popup-stack.ts'
import { closePopup, openPopups, type PopupRequest } from '../popups/popups.ts'

/** Whether the entry of the history on which the page stands was put there for a popup. */
const isMarked = () => typeof history.state === 'object' && history.state !== null && 'popup' in history.state

/** On a phone, going back closes a popup. */
function isClosedByBack(popup: PopupRequest | undefined): popup is PopupRequest {
  return popup !== undefined && !isMandatory(popup) && document.documentElement.dataset.layout === 'phone'
}

/**
 * On a phone, going back closes the popup on top instead of leaving the page: while there is one, the page stands on an
 * entry of its own. An entry that is left over (the popup was closed otherwise) is skipped when the player goes back over
 * it; taking it away at once would race with a navigation.
 */
export function useBackCloses(top: PopupRequest | undefined): void {
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
      // A link that is written into the address comes as an entry more, and nobody has gone back.
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
