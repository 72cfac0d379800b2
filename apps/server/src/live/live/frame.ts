import type { SentMessage } from '@fairground/contract/live'

/** A WebSocket frame of an event, built once and written to any number of sockets. */
export interface Frame {
  /** A Socket.IO packet: type 2 (event), the namespace unless it is the main one, then the JSON of name and arguments. */
  packet: string
  /** The bytes of one WebSocket frame, header and content, in the list that ws takes. */
  webSocket: readonly Buffer[]
}

/** Builds the frame of an event of the main namespace. */
export function frameOf(event: string, ...args: unknown[]): Frame {
  return frameOfPacket(`2${JSON.stringify([event, ...args])}`)
}

/** Builds the frame of an event of another namespace, such as `/chat`. */
export function frameIn(namespace: string, event: string, ...args: unknown[]): Frame {
  return frameOfPacket(`2${namespace},${JSON.stringify([event, ...args])}`)
}

function frameOfPacket(packet: string): Frame {
  // Engine.IO puts a 4 before a message.
  const content = Buffer.from(`4${packet}`)
  return { packet, webSocket: [Buffer.concat([headerOf(content.length), content])] }
}

/** The header of an unmasked, final text frame (RFC 6455, section 5.2). */
function headerOf(length: number): Buffer {
  const FINAL_TEXT = 0x81
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  if (length > 0xffff) throw new RangeError(`a live message of ${length} bytes`)
  return Buffer.from([FINAL_TEXT, 126, length >> 8, length & 0xff])
}

/** The frames of a live message: `message`, and the specification's own event where there is one. */
export function framesOf(message: SentMessage): Frame[] {
  const frames = [frameOf('message', message)]
  if (message.type === 'balance') {
    const { id, version, currencyId } = message
    frames.push(frameOf('balance', message.balance ?? null, { id, version, currencyId }))
  }
  if (message.type === 'event') {
    const delay = message.delaySeconds !== undefined && { delaySeconds: message.delaySeconds }
    frames.push(frameOf('event', { ...message.extra, ...delay, type: message.event, messageId: message.id }))
  }
  return frames
}
