import type { SentMessage } from '@fairground/contract/live'
import type { Socket } from 'socket.io'
import type { Bus, Replay } from '../../ground/bus/bus.ts'
import { framesOf } from './frame.ts'
import { write } from './write-frames.ts'

/** The sockets of this process by channel. */
export interface Members {
  /**
   * Adds a socket to a channel, and first sends the messages that it missed after number `after`. Messages that arrive
   * meanwhile wait, so that the order holds. False, without a join, when the socket is in too many channels.
   */
  join(socket: Socket, channel: string, after: string | undefined): Promise<boolean>
  /** Removes a socket from all its channels. */
  leaveAll(socket: Socket): void
}

/** Most channels of a socket: a page needs a few, and each costs the server memory. */
const MOST_CHANNELS = 64

/** The state of a socket in a channel. `lateMessages` holds the messages that arrive during the replay. */
interface Membership {
  lateMessages: SentMessage[] | undefined
}

/** Creates the members, which get each message of the bus. */
export function createMembers(bus: Bus): Members {
  const channels = new Map<string, Map<Socket, Membership>>()
  const channelsOf = new WeakMap<Socket, Set<string>>()

  bus.onMessage((channel, message) => {
    const members = channels.get(channel)
    if (!members) return
    const frames = framesOf(message)
    for (const [socket, membership] of members) {
      if (membership.lateMessages) membership.lateMessages.push(message)
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
    const membership: Membership = { lateMessages: [] }
    members.set(socket, membership)
    const joinedChannels = channelsOf.get(socket) ?? new Set()
    channelsOf.set(socket, joinedChannels.add(channel))
    return membership
  }

  return {
    async join(socket, channel, after) {
      const joinedChannels = channelsOf.get(socket)
      if (joinedChannels && joinedChannels.size >= MOST_CHANNELS && !joinedChannels.has(channel)) return false
      const membership = enter(socket, channel)
      const replay = await bus.replay(channel, after)
      tell(socket, channel, replay, membership.lateMessages ?? [])
      membership.lateMessages = undefined
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

function tell(socket: Socket, channel: string, replay: Replay, lateMessages: readonly SentMessage[]): void {
  const earlier: readonly SentMessage[] =
    'missedMessages' in replay ? replay.missedMessages : [{ type: 'resync', id: replay.resyncAt, channel }]
  const sentIds = new Set(earlier.map(({ id }) => id))
  for (const message of [...earlier, ...lateMessages.filter(({ id }) => !sentIds.has(id))])
    write(socket, framesOf(message))
}
