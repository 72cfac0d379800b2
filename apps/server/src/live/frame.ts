import type { SentMessage } from '@fairground/contract'
import type { Socket } from 'socket.io'

/** An event of the wire, built once and written to any number of sockets. */
export interface Frame {
  /** A Socket.IO packet: type 2 (event) of the main namespace, then the JSON of name and arguments. */
  packet: string
  /** The same as the bytes of one WebSocket frame: header and content in one, as the list that ws takes. */
  webSocket: readonly Buffer[]
}

/** Builds the frame of an event. */
export function frameOf(event: string, ...args: unknown[]): Frame {
  const packet = `2${JSON.stringify([event, ...args])}`
  // In Engine.IO's protocol a 4 stands before a message.
  const content = Buffer.from(`4${packet}`)
  return { packet, webSocket: [Buffer.concat([headerOf(content.length), content])] }
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

/** A socket that lets so much wait is cut off: it comes back and asks for what it missed. */
const MOST_WAITING = { bytes: 1 << 20, packets: 1_000 }

/** Engine.IO takes the ready bytes in place of the text where the transport is a WebSocket. */
type EncodedOptions = { compress: boolean; wsPreEncodedFrame: readonly Buffer[] }

/** What Engine.IO itself works with; its types keep it private, or do not name it. */
interface Connection {
  /** Packets that have not been given to the transport. */
  writeBuffer: readonly unknown[]
  transport: { name: string; socket?: WebSocketParts }
}

/** What Engine.IO uses of ws to write ready bytes, and the bytes that wait in it. */
interface WebSocketParts {
  bufferedAmount: number
  _sender?: { sendFrame(list: readonly Buffer[]): void }
}

/**
 * Writes frames to a socket as they are. Where Engine.IO has nothing queued, they go to its WebSocket directly: they keep
 * their place among all else, and thousands of sockets are told in less time than through the queue.
 */
export function write(socket: Socket, frames: readonly Frame[]): void {
  const { conn } = socket
  const { writeBuffer, transport } = conn as unknown as Connection
  const webSocket = transport.name === 'websocket' ? transport.socket : undefined
  if (writeBuffer.length > MOST_WAITING.packets || (webSocket?.bufferedAmount ?? 0) > MOST_WAITING.bytes) {
    conn.close(true)
    return
  }
  const direct = conn.readyState === 'open' && writeBuffer.length === 0 ? webSocket?._sender : undefined
  for (const frame of frames) {
    if (direct) direct.sendFrame(frame.webSocket)
    else conn.write(frame.packet, { compress: false, wsPreEncodedFrame: frame.webSocket } as EncodedOptions)
  }
}
