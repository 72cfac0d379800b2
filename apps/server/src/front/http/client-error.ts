import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { CallError } from '@fairground/contract/envelope'
import { refusedAnswer } from './answers.ts'

/** HTTP status of the errors of Node's parser; others are 400. */
const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers bytes that are not HTTP in the envelope, and closes the connection, since the following bytes are unreliable. */
export function clientErrorHandler(now: () => number): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const http = STATUS[error.code ?? ''] ?? 400
    const { text } = refusedAnswer(
      new CallError('invalid_request', undefined, [{ path: '', message: 'No HTTP' }]),
      now(),
    )
    socket.write(rawAnswer(http, text))
    socket.destroySoon()
  }
}

/** The bytes of an answer in JSON on a connection that ends with it, for where Node has no response. */
export function rawAnswer(http: number, text: string): string {
  return [
    `HTTP/1.1 ${http} ${STATUS_CODES[http]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}
