import { NoticeRunner } from '../features/notices/notice-runner.tsx'
import { ChatCorner } from './chat-corner.tsx'
import { RailCorner } from './lobby-rail/rail-corner.tsx'

/** What comes after the first screen: the operator's notices, the chat beside the page, and the rail of the lobby. */
export function LaterParts() {
  return (
    <>
      <NoticeRunner />
      <ChatCorner />
      <RailCorner />
    </>
  )
}
