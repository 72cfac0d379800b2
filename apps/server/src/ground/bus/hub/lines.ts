import type { Socket } from 'node:net'
import type { SentMessage } from '@fairground/contract/live'
import * as z from 'zod'
import type { Log } from '../../log.ts'
import type { UnnumberedMessage } from '../bus.ts'

/** Longest line: a message has at most 60 KiB. */
const MOST_LINE_CHARACTERS = 128 * 1024
/** Most bytes that wait for the other end. Beyond that it counts as stuck. */
const MOST_UNSENT_BYTES = 32 * 1024 * 1024

const channel = z.string().min(1).max(200)
const number = z.int().nonnegative()
const types = z.enum(['balance', 'bet', 'bet_begin', 'game_data', 'event', 'resync'])

/** The lines of a process. */
const processLineSchema = z.discriminatedUnion('is', [
  /** The first line. */
  z.object({ is: z.literal('hello') }),
  z.object({ is: z.literal('open'), channel }),
  z.object({ is: z.literal('release'), channel }),
  z.object({ is: z.literal('replay'), number, channel, after: z.optional(z.string()) }),
  z.object({ is: z.literal('publish'), channel, message: z.looseObject({ type: types }) }),
  /** The process knows the wanted channels up to that number. */
  z.object({ is: z.literal('known'), number }),
  /** Messages of the channel are lost; without a channel, of any. */
  z.object({ is: z.literal('lost'), channel: z.optional(channel) }),
  /** The process ends, and has told everything. */
  z.object({ is: z.literal('bye') }),
])

/** The lines of the hub. */
const hubLineSchema = z.discriminatedUnion('is', [
  /** The process knows all wanted channels. */
  z.object({ is: z.literal('welcome') }),
  z.object({ is: z.literal('wanted'), channel, number }),
  z.object({ is: z.literal('unwanted'), channel }),
  z.object({ is: z.literal('message'), message: z.looseObject({ type: types, id: z.string(), channel }) }),
  /** One message of the answer to `replay`. */
  z.object({ is: z.literal('missed'), number, message: z.looseObject({ type: types, id: z.string(), channel }) }),
  /** The end of that answer. */
  z.object({ is: z.literal('replayed'), number, resyncAt: z.optional(z.string()) }),
  /** So many lines `publish` of the process have been carried. */
  z.object({ is: z.literal('carried'), count: number }),
  /** The hub is there. */
  z.object({ is: z.literal('beat') }),
])

/** A line of a process, its message as the server's own code has built it. */
export type ProcessLine =
  | Exclude<z.infer<typeof processLineSchema>, { is: 'publish' }>
  | { is: 'publish'; channel: string; message: UnnumberedMessage }
/** A line of the hub. */
export type HubLine =
  | Exclude<z.infer<typeof hubLineSchema>, { is: 'message' | 'missed' }>
  | { is: 'message'; message: SentMessage }
  | { is: 'missed'; number: number; message: SentMessage }

/** Reads a line of a process; undefined: it is none. */
export const readProcessLine = reader<ProcessLine>(processLineSchema)
/** Reads a line of the hub; undefined: it is none. */
export const readHubLine = reader<HubLine>(hubLineSchema)

function reader<Line>(schema: z.ZodType): (text: string) => Line | undefined {
  return (text) => {
    try {
      const { success, data } = schema.safeParse(JSON.parse(text))
      return success ? (data as Line) : undefined
    } catch {
      return undefined
    }
  }
}

/** One end of a connection between a process and the hub. */
export interface Wire<Sent> {
  /** Sends a line, together with the other lines of this turn of the event loop. */
  send(line: Sent): void
  /** Sends lines that `textOf` has made. */
  sendText(text: string): void
  /** Sends what waits, and ends the connection. */
  end(): void
  /** Cuts the connection. */
  cut(): void
}

/** The text of a line. */
export function textOf(line: ProcessLine | HubLine): string {
  return `${JSON.stringify(line)}\n`
}

/**
 * Opens this end of a connection. What is no line ends the connection with a line in the log.
 * @param onTurn called after the lines that came together
 */
export function openWire<Received, Sent extends ProcessLine | HubLine>(
  socket: Socket,
  on: {
    read(text: string): Received | undefined
    line(line: Received): void
    turn?(): void
    end(): void
    log: Log
  },
): Wire<Sent> {
  let unread = ''
  let unsent = ''
  let isOver = false

  function cut(reason?: string): void {
    if (reason !== undefined && !isOver) on.log.warn(`a connection of the bus is cut: ${reason}`)
    isOver = true
    socket.destroy()
  }

  function flush(): void {
    if (isOver) return
    socket.write(unsent)
    unsent = ''
    if (socket.writableLength > MOST_UNSENT_BYTES) cut('the other end does not read')
  }

  function take(text: string): void {
    const line = on.read(text)
    try {
      if (line === undefined) cut('it sent what is no line of the bus')
      else on.line(line)
    } catch (error) {
      on.log.error(`a line of the bus was not handled: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    unread += chunk
    const texts = unread.split('\n')
    unread = texts.pop() ?? ''
    for (const text of texts) if (!isOver) take(text)
    if (unread.length > MOST_LINE_CHARACTERS) cut('it sent a line without an end')
    if (!isOver) on.turn?.()
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isOver = true
    on.end()
  })

  function sendText(text: string): void {
    if (isOver) return
    if (unsent === '') setImmediate(flush)
    unsent += text
  }
  return {
    sendText,
    send: (line) => sendText(textOf(line)),
    end() {
      if (isOver) return
      socket.end(unsent)
      unsent = ''
    },
    cut,
  }
}
