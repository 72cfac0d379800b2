import type { Socket } from 'socket.io'
import type { LiveOwner } from './tokens.ts'

/** The channels of a `join` token, and the client's last number of each. */
export interface JoinRequest {
  channels: readonly string[]
  numbers: ReadonlyMap<string, string>
}

/**
 * A Socket.IO namespace beside the main one. Its connections are admitted, limited and cut with their session like those of the main
 * one; tokens are the same.
 */
export interface LiveNamespace {
  /** Such as `/chat`. */
  name: string
  /** Takes a connection. @returns false when there are too many: it is closed */
  enter(socket: Socket, owner: LiveOwner | undefined, address: string): boolean
  /** Joins the channels that it has and that the owner may join. @returns those */
  join(socket: Socket, request: JoinRequest): Promise<string[]>
  /** The connection has ended. */
  leave(socket: Socket): void
}
