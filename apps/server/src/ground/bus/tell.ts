import type { Bus, EventExtra } from './bus.ts'
import { findChannelOwner } from './channel-name.ts'

/** Options of an event. */
export interface TellOptions {
  /** Delay after which clients handle it: 0 to 3600. */
  delaySeconds?: number
}

/**
 * Sends an event to all connections of a player, or to everybody in a module's channel.
 * @param channel the account's id or the module's, `SITE_CHANNEL` for everybody
 * @param extra `pop`, `title` and `description` show a notification; the rest is the event's own
 */
export type Tell = (channel: string, event: string, extra?: EventExtra, options?: TellOptions) => void

/** Events over a bus. */
export function createTell(bus: Pick<Bus, 'publish'>): Tell {
  return (channel, event, extra, { delaySeconds } = {}) => {
    const userId = findChannelOwner(channel)
    bus.publish(channel, {
      type: 'event',
      ...(userId !== undefined && { userId }),
      event,
      ...(extra && { extra }),
      ...(delaySeconds !== undefined && { delaySeconds }),
    })
  }
}
