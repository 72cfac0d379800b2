import type { IncomingMessage, Server } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'

/** Whether an address is a trusted proxy. `hop` counts from 0, the peer of our connection. */
type Trust = (address: string, hop: number) => boolean

/** The proxies whose `X-Forwarded-For` counts, in Fastify's form. `false`: none. */
export function trustOf(setting: Config['trustProxy']): Trust | false {
  if (setting === false) return false
  return typeof setting === 'number' ? (_, hop) => hop < setting : proxyAddr.compile(setting)
}

/** Creates a reader of the caller's network for requests that do not pass through Fastify. */
export function networkReader(setting: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustOf(setting)
  if (trust === false) return ({ socket }) => networkOf(socket.remoteAddress ?? '')
  return (request) => networkOf(proxyAddr(request, trust))
}

/** Warns once of an untrusted proxy: all players behind it have one address, and one set of limits. */
export function warnOfProxy(server: Server, setting: Config['trustProxy'], log: Pick<Logger, 'warn'>): void {
  if (setting !== false) return
  let hasWarned = false
  server.on('request', ({ headers }: IncomingMessage) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    log.warn('a request came with X-Forwarded-For, but no proxy is trusted: behind a proxy set TRUST_PROXY')
  })
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** Whether a request comes from this machine, and not through a proxy on it. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '')
}

const GROUPS = 8
/** Groups of the smallest network that a provider assigns to one customer. */
const GROUPS_OF_NETWORK = 4

/**
 * The network that limits count: an IPv4 address as it is, also one inside IPv6; of an IPv6 address the first 64 bits, since
 * its owner chooses the rest.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mappedIPv4 !== undefined) return mappedIPv4
  const [before = [], after = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
}
