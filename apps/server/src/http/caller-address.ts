import type { IncomingMessage, Server } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'

/** Whether an address is one of our proxies; `hop` counts from 0, the one that is connected to us. */
type Trust = (address: string, hop: number) => boolean

/** Whose `X-Forwarded-For` is believed, in the form that Fastify takes too: `false` is nobody's. */
export function trustOf(setting: Config['trustProxy']): Trust | false {
  if (setting === false) return false
  return typeof setting === 'number' ? (_, hop) => hop < setting : proxyAddr.compile(setting)
}

/** Reads the caller's network from requests that do not pass through Fastify. */
export function networkReader(setting: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustOf(setting)
  if (trust === false) return ({ socket }) => networkOf(socket.remoteAddress ?? '')
  return (request) => networkOf(proxyAddr(request, trust))
}

/** Warns once of a proxy that nobody has said to trust: all players behind it share one address, and its limits. */
export function warnOfProxy(server: Server, setting: Config['trustProxy'], log: Pick<Logger, 'warn'>): void {
  if (setting !== false) return
  let warned = false
  server.on('request', ({ headers }: IncomingMessage) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn('a request came with X-Forwarded-For, but no proxy is trusted: behind a proxy set TRUST_PROXY')
  })
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** Whether a request comes from this machine: not from a proxy here, which speaks for somebody elsewhere. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '')
}

const GROUPS = 8
/** What one customer of a provider is given at least: whoever has one address of it has all. */
const GROUPS_OF_NETWORK = 4

/**
 * What limits count by: an IPv4 address as it is, also one inside IPv6, and of an IPv6 address the first 64 bits, for the
 * rest is its owner's to choose.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [before = [], after = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.slice(0, GROUPS_OF_NETWORK).join(':')}::/64`
}
