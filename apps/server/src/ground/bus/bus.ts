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
 * while. It may lose messages: a member detects a gap by the numbers, or gets a resync, and reads the database.
 *
 * A single process keeps it in memory; the processes of one machine share a hub (`hub/`). `publish` returns at once and never
 * throws, so that a lost bus cannot block money.
 */
export interface Bus {
  /** Whether other processes hear what is published here. Then one process tells what all of them find in the database. */
  isShared: boolean
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
  /**
   * Returns the messages after a number; without a number, or with a foreign one, a resync. From then on no process misses that
   * the channel is wanted.
   */
  replay(channel: string, after: string | undefined): Promise<Replay>
  /** Takes leave of the other processes. */
  close(): Promise<void>
}
