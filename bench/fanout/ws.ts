import { createRequire } from 'node:module'

/** The used part of the library's WebSocket. */
export interface Socket {
  on(event: 'message', listener: (data: Buffer) => void): void
  on(event: 'open' | 'close', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  send(text: string): void
  close(): void
}

/** The used part of the library. */
interface WebSocketLibrary {
  WebSocket: new (url: string, options: object) => Socket
  WebSocketServer: new (options: object) => { clients: Iterable<Socket> }
}

/** The ws library of Socket.IO, resolved like Engine.IO resolves it. */
const socketIo = createRequire(createRequire(import.meta.url).resolve('socket.io'))
const engineIo = createRequire(socketIo.resolve('engine.io'))
export const { WebSocket, WebSocketServer } = engineIo('ws') as WebSocketLibrary
