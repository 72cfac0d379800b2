import type { SentMessage } from '@fairground/contract'
import type { Socket } from 'socket.io'
import type { Bus, Replay } from './bus.ts'
import { framesOf } from './frame.ts'
import { write } from './write-frames.ts'

/** The sockets of this process by the channels that they are in. */
export interface Members {
  /**
   * Lets a socket into a channel and first tells it what it missed since the message of number `after`. What comes in
   * the meantime waits, so that the order holds. False, and nothing is joined, when it is in too many channels already.
   */
  join(socket: Socket, channel: string, after: string | undefined): Promise<boolean>
  /** Takes a socket out of all its channels. */
  leaveAll(socket: Socket): void
}

/** A page listens to a handful of channels; each one costs the server memory for as long as somebody is in it. */
const MOST_CHANNELS = 64

/** How far a socket is in a channel: `late` holds what comes while it is still being told what it missed. */
interface Membership {
  late: SentMessage[] | undefined
}

/** Members that hear each message of the bus. */
export function createMembers(bus: Bus): Members {
  const channels = new Map<string, Map<Socket, Membership>>()
  const channelsOf = new WeakMap<Socket, Set<string>>()

  bus.onMessage((channel, message) => {
    const members = channels.get(channel)
    if (!members) return
    const frames = framesOf(message)
    for (const [socket, membership] of members) {
      if (membership.late) membership.late.push(message)
      else write(socket, frames)
    }
  })

  function enter(socket: Socket, channel: string): Membership {
    let members = channels.get(channel)
    if (!members) {
      members = new Map()
      channels.set(channel, members)
      bus.open(channel)
    }
    const membership: Membership = { late: [] }
    members.set(socket, membership)
    const joined = channelsOf.get(socket) ?? new Set()
    channelsOf.set(socket, joined.add(channel))
    return membership
  }

  return {
    async join(socket, channel, after) {
      const joined = channelsOf.get(socket)
      if (joined && joined.size >= MOST_CHANNELS && !joined.has(channel)) return false
      const membership = enter(socket, channel)
      const replay = await bus.replay(channel, after)
      tell(socket, channel, replay, membership.late ?? [])
      membership.late = undefined
      return true
    },
    leaveAll(socket) {
      for (const channel of channelsOf.get(socket) ?? []) {
        const members = channels.get(channel)
        members?.delete(socket)
        if (members?.size !== 0) continue
        channels.delete(channel)
        bus.release(channel)
      }
      channelsOf.delete(socket)
    },
  }
}

function tell(socket: Socket, channel: string, replay: Replay, late: readonly SentMessage[]): void {
  const earlier: readonly SentMessage[] =
    'missed' in replay ? replay.missed : [{ type: 'resync', id: replay.resyncAt, channel }]
  const told = new Set(earlier.map(({ id }) => id))
  for (const message of [...earlier, ...late.filter(({ id }) => !told.has(id))]) write(socket, framesOf(message))
}
