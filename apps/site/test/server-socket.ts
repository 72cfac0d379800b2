/** What a server's end of a connection does with what the site sends. */
interface Server {
  /** Whether nobody answers: a new connection fails. */
  isAway(): boolean
  /** Hears a text of the site; `socket.take` answers it. */
  hear(text: string, socket: ServerSocket): void
}

/** A socket that opens as the server's Socket.IO does, in place of the browser's. What it hears then is the server's own matter. */
export class ServerSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  binaryType = 'blob'
  bufferedAmount = 0
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: object) => void
  onerror?: (event: object) => void

  constructor() {
    super()
    open = [...open, this]
    opened += 1
    queueMicrotask(() => {
      if (server?.isAway()) return this.close()
      this.readyState = 1
      this.onopen?.()
      this.take(`0${JSON.stringify({ sid: 'line', upgrades: [], pingInterval: 600_000, pingTimeout: 600_000 })}`)
    })
  }

  /** Brings the site a text of the server. */
  take(data: string): void {
    if (this.readyState === 1) this.onmessage?.({ data })
  }

  send(text: string): void {
    server?.hear(text, this)
  }

  close(): void {
    if (this.readyState === 3) return
    const isNew = this.readyState === 0
    this.readyState = 3
    open = open.filter((socket) => socket !== this)
    queueMicrotask(() => {
      // A browser tells of one that never opened so.
      if (isNew) this.onerror?.({})
      this.onclose?.({ code: 1006, reason: '' })
    })
  }
}

let server: Server | undefined
let open: readonly ServerSocket[] = []
let opened = 0

/** Puts a server behind all connections that the site opens from now on. */
export function serveSockets(by: Server): void {
  server = by
  globalThis.WebSocket = ServerSocket as never
}

/** The connections that are open or being opened. */
export const openSockets = (): readonly ServerSocket[] => open

/** How many connections the site has tried to open so far. */
export const countSockets = (): number => opened
