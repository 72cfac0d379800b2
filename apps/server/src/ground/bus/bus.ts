import type { SentMessage } from '@fairground/contract/live'

/** The extra fields of an event. */
export type EventExtra = Record<string, string | number | boolean>

/** A message without its number. */
export type UnnumberedMessage = SentMessage extends infer Message
  ? Message extends SentMessage
    ? Omit<Message, 'id' | 'channel'>
    : never
  : never

/** The messages that a member missed, in order; or, when they are forgotten, the channel's last number. */
export type Replay = { missedMessages: readonly SentMessage[] } | { resyncAt: string }

/**
 * Carries messages to every process that has members of a channel, numbers them, and remembers the last ones for a short
 * while. It may lose messages: a member detects a gap by the numbers and reads the database.
 *
 * A single process keeps it in memory. For several processes it would be streams of a common store (one a channel, whose
 * entry ids are the numbers). Even then `publish` must return at once and never throw, so that a lost store cannot block
 * money.
 */
export interface Bus {
  /** Whether the channel has or had recent members. Without members a message need not be built. */
  wants(channel: string): boolean
  /** Sends a message to all members, wherever they are connected. */
  publish(channel: string, message: UnnumberedMessage): void
  /** Adds a listener for each message of the opened channels, in the order of their numbers. */
  onMessage(listener: (channel: string, message: SentMessage) => void): void
  /** This process has members of the channel from now on. */
  open(channel: string): void
  /** The last member of this process has left. The history stays for a while, for members that reconnect. */
  release(channel: string): void
  /** Returns the messages after a number; without a number, or with a foreign one, a resync. */
  replay(channel: string, after: string | undefined): Promise<Replay>
}
