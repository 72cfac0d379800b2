import { NoticeRunner } from '../features/notices/notice-runner.tsx'
import { ChatCorner } from './chat-corner.tsx'

/** What comes after the first screen: the operator's notices, and the chat beside the page. */
export function LaterParts() {
  return (
    <>
      <NoticeRunner />
      <ChatCorner />
    </>
  )
}
