import type { SentMessage } from '@fairground/contract'
import type { Socket } from 'socket.io'

/** An event of the wire, built once and written to any number of sockets. */
export interface Frame {
  /** A Socket.IO packet: type 2 (event) of the main namespace, then the JSON of name and arguments. */
  packet: string
  /** The same as the bytes of one WebSocket frame: header and content. */
  webSocket: readonly Buffer[]
}

/** Builds the frame of an event. */
export function frameOf(event: string, ...args: unknown[]): Frame {
  const packet = `2${JSON.stringify([event, ...args])}`
  // In Engine.IO's protocol a 4 stands before a message.
  const content = Buffer.from(`4${packet}`)
  return { packet, webSocket: [headerOf(content.length), content] }
}

/** The header of an unmasked, final text frame (RFC 6455, section 5.2). */
function headerOf(length: number): Buffer {
  const FINAL_TEXT = 0x81
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  if (length > 0xffff) throw new RangeError(`a live message of ${length} bytes`)
  return Buffer.from([FINAL_TEXT, 126, length >> 8, length & 0xff])
}

/** The frames of a live message: `message`, and the specification's own event for those that have one. */
export function framesOf(message: SentMessage): Frame[] {
  const frames = [frameOf('message', message)]
  if (message.type === 'balance') {
    frames.push(frameOf('balance', message.balance ?? null, { id: message.id, version: message.version }))
  }
  if (message.type === 'event') {
    const delay = message.delaySeconds !== undefined && { delaySeconds: message.delaySeconds }
    frames.push(frameOf('event', { ...message.extra, ...delay, type: message.event, messageId: message.id }))
  }
  return frames
}

/** What is written but not on its way yet, by socket. */
const waiting = new WeakMap<Socket, number>()
/** A socket that reads so slowly is cut off: it comes back and asks for what it missed. */
const MOST_WAITING = 1_000

/** Engine.IO takes the ready bytes in place of the text where the transport is a WebSocket. */
type EncodedOptions = { compress: boolean; wsPreEncodedFrame: readonly Buffer[] }

/** Writes frames to a socket as they are. */
export function write(socket: Socket, frames: readonly Frame[]): void {
  const count = (waiting.get(socket) ?? 0) + frames.length
  if (count > MOST_WAITING) {
    socket.conn.close()
    return
  }
  waiting.set(socket, count)
  for (const { packet, webSocket } of frames) {
    const options: EncodedOptions = { compress: false, wsPreEncodedFrame: webSocket }
    socket.conn.write(packet, options, () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  }
}
