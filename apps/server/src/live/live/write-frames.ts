import type { Socket } from 'socket.io'
import type { Frame } from './frame.ts'

// The only file that uses the internals of Engine.IO and ws (docs/decisions/015-inside-of-libraries.md). Its test fails when
// they change; then frames still arrive through Engine.IO's queue.

/** A socket with more waiting data is cut off. It reconnects and gets the missed messages. */
const MOST_WAITING = { bytes: 1 << 20, packets: 1_000 }

/** With a WebSocket transport Engine.IO sends these bytes instead of the text. */
type EncodedOptions = { compress: boolean; wsPreEncodedFrame: readonly Buffer[] }

/** Internals of Engine.IO that its types hide. */
interface Connection {
  /** Packets that wait for the transport. */
  writeBuffer: readonly unknown[]
  transport: { name: string; socket?: WebSocketParts }
}

/** Internals of ws: the sender of prepared frames, and the number of waiting bytes. */
interface WebSocketParts {
  bufferedAmount: number
  _sender?: { sendFrame(list: readonly Buffer[]): void }
}

/**
 * Writes prepared frames to a socket. When Engine.IO's queue is empty, they go to its WebSocket directly: the order holds, and
 * writing to thousands of sockets takes less time than through the queue.
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

/** Finds the sender of prepared frames of a socket's WebSocket, when no packet waits before them. */
export function findSender({ conn }: Pick<Socket, 'conn'>): WebSocketParts['_sender'] {
  const { writeBuffer, transport } = conn as unknown as Connection
  const isFree = conn.readyState === 'open' && writeBuffer.length === 0 && transport.name === 'websocket'
  const sender = isFree ? transport.socket?._sender : undefined
  return typeof sender?.sendFrame === 'function' ? sender : undefined
}
