import { CHAT_EVENT, CHAT_NAMESPACE, type ChatBundle } from '@fairground/contract/chat'
import { type Frame, frameIn } from '../../../live/live/frame.ts'

/** Most bytes of a bundle: a frame has room for 64 KiB. */
const MOST_BYTES = 48 * 1024

/** The frames of a bundle: one, or several where it is large. */
export function chatFrames({ roomId, list, resyncAt }: ChatBundle): Frame[] {
  if (resyncAt !== undefined) return [frameIn(CHAT_NAMESPACE, CHAT_EVENT, { roomId, list, resyncAt })]
  const frames: Frame[] = []
  let part: ChatBundle['list'] = []
  let bytes = 0
  for (const event of list) {
    const size = Buffer.byteLength(JSON.stringify(event))
    if (part.length > 0 && bytes + size > MOST_BYTES) {
      frames.push(frameIn(CHAT_NAMESPACE, CHAT_EVENT, { roomId, list: part }))
      part = []
      bytes = 0
    }
    part.push(event)
    bytes += size
  }
  if (part.length > 0) frames.push(frameIn(CHAT_NAMESPACE, CHAT_EVENT, { roomId, list: part }))
  return frames
}
