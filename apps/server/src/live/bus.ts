import type { SentMessage } from '@fairground/contract'

/** A message before the bus has numbered it. */
export type Unnumbered = SentMessage extends infer Message
  ? Message extends SentMessage
    ? Omit<Message, 'id' | 'channel'>
    : never
  : never

/** What a member missed, in order; or that it cannot be told any more, with the channel's last number. */
export type Replay = { missed: readonly SentMessage[] } | { resyncAt: string }

/**
 * Carries messages to every process that has members of a channel, numbers them, and remembers the last ones for a short
 * while. Nothing of record is in it: what it loses, a member notices by the numbers and asks the database for.
 *
 * One process has it in memory. Over several it would be streams of a shared store (one a channel, whose entry ids are
 * the numbers); then `publish` still returns at once and never throws, whatever has become of the store, so that losing
 * it cannot hold up money.
 */
export interface Bus {
  /** Whether a message of the channel would reach anybody now or soon; money does not work for nobody. */
  wants(channel: string): boolean
  /** Sends a message to all members, wherever they are connected. */
  publish(channel: string, message: Unnumbered): void
  /** Hears each message of the opened channels, in the order of their numbers. */
  onMessage(listener: (channel: string, message: SentMessage) => void): void
  /** This process has members of the channel from now on. */
  open(channel: string): void
  /** The last member of this process has left; its history is kept for a while, for the one who comes back. */
  release(channel: string): void
  /** What came after the message of a number; without a number, or with a foreign one, a resync. */
  replay(channel: string, after: string | undefined): Promise<Replay>
}
