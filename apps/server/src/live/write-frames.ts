import type { Socket } from 'socket.io'
import type { Frame } from './frame.ts'

// The one file that knows how Engine.IO and ws are made inside (docs/decisions/015-inside-of-libraries.md). Its test fails
// when they are made otherwise; then frames still arrive, through Engine.IO's queue.

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
  const direct = findSender(socket)
  for (const frame of frames) {
    if (direct) direct.sendFrame(frame.webSocket)
    else conn.write(frame.packet, { compress: false, wsPreEncodedFrame: frame.webSocket } as EncodedOptions)
  }
}

/** What writes ready bytes to a socket's WebSocket, where nothing is queued before them. */
export function findSender({ conn }: Pick<Socket, 'conn'>): WebSocketParts['_sender'] {
  const { writeBuffer, transport } = conn as unknown as Connection
  const isFree = conn.readyState === 'open' && writeBuffer.length === 0 && transport.name === 'websocket'
  const sender = isFree ? transport.socket?._sender : undefined
  return typeof sender?.sendFrame === 'function' ? sender : undefined
}
