import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const SANE = /^[\w.-]{1,64}$/

/** Gives each request its id: the caller's `X-Request-Id` when it is 1 to 64 word characters, dots or dashes. */
export function requestIds(): (request: IncomingMessage) => string {
  const process = randomBytes(6).toString('hex')
  let last = 0
  return ({ headers }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && SANE.test(given)) return given
    last++
    return `${process}-${last.toString(36)}`
  }
}
