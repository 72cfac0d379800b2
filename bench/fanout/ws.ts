import { createRequire } from 'node:module'

/** What is used of a WebSocket of the library. */
export interface Socket {
  on(event: 'message', listener: (data: Buffer) => void): void
  on(event: 'open' | 'close', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  send(text: string): void
  close(): void
}

/** What is used of the library. */
interface WebSocketLibrary {
  WebSocket: new (url: string, options: object) => Socket
  WebSocketServer: new (options: object) => { clients: Iterable<Socket> }
}

/** The very library that Socket.IO writes to, found by the road on which Engine.IO finds it. */
const socketIo = createRequire(createRequire(import.meta.url).resolve('socket.io'))
const engineIo = createRequire(socketIo.resolve('engine.io'))
export const { WebSocket, WebSocketServer } = engineIo('ws') as WebSocketLibrary
