import { useEffect } from 'react'
import { NoticeRunner } from '../features/notices/notice-runner.tsx'
import { openNamed } from '../links/openers.ts'
import { openPopups } from '../popups/popups.ts'
import { ChatCorner } from './chat-corner.tsx'
import { RailCorner } from './lobby-rail/rail-corner.tsx'

/** What comes after the first screen: the operator's notices, the chat beside the page, the rail of the lobby, the key of the search. */
export function LaterParts() {
  useEffect(() => {
    addEventListener('keydown', openSearch)
    return () => removeEventListener('keydown', openSearch)
  }, [])
  return (
    <>
      <NoticeRunner />
      <ChatCorner />
      <RailCorner />
    </>
  )
}

/** What takes text. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** `/` opens the search, or leads into the field that the page has, from anywhere that takes no text, unless a popup is open. */
function openSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || openPopups().length > 0) return
  if (target instanceof Element && target.closest(FIELDS)) return
  event.preventDefault()
  openNamed('search')
}
