import { SITE_CHANNEL } from '@fairground/contract/live'

const wantedCounts = new Map<string, number>()
const listeners = new Set<() => void>()

/** The channels to join: the site's, those that screens want, and the player's own. */
export function wantedChannels(userId: string | undefined): string[] {
  return [SITE_CHANNEL, ...wantedCounts.keys(), ...(userId === undefined ? [] : [userId])]
}

/** Whether any screen needs a channel. */
export const hasWantedChannel = (): boolean => wantedCounts.size > 0

/** Joins a module's channel for as long as a screen needs it; the returned function ends that. */
export function wantChannel(channel: string): () => void {
  const count = wantedCounts.get(channel) ?? 0
  wantedCounts.set(channel, count + 1)
  if (count === 0) for (const listener of listeners) listener()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const listenerCount = (wantedCounts.get(channel) ?? 1) - 1
    if (listenerCount > 0) wantedCounts.set(channel, listenerCount)
    else wantedCounts.delete(channel)
  }
}

/** Calls back when the first screen wants a channel. */
export function onChannelWanted(listener: () => void): void {
  listeners.add(listener)
}
