import type { Call } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './caller-address.ts'
import { limitOfCall, type RateLimitTable } from './rate-limits.data.ts'

type LimitName = Exclude<keyof RateLimitTable, 'sockets'>

/** Counts calls in memory: a limit protects one process, and a restart resets it. */
export interface RateLimits {
  /** Counts a call of a session, or of an address when there is none. */
  count(call: Call, accountId: string | undefined, ip: string): Promise<void>
  /** Counts a token without a session. */
  countBadToken(ip: string): Promise<void>
  /** Counts a wrong staff key. */
  countBadStaffKey(ip: string): Promise<void>
  /** Counts the reading of a file as a call of the player. */
  countRead(accountId: string): Promise<void>
  /** Counts a registration by the browser's id. */
  countRegistration(browserId: string): Promise<void>
  /** Counts a new demonstration. */
  countDemo(ip: string): Promise<void>
  /** Counts the request of a live connection as a call for anyone. */
  countConnection(ip: string): Promise<void>
  /** Whether an address may open one more live connection. */
  hasRoom(ip: string): boolean
  /** Counts an open live connection. @returns a function to call at its end; undefined when there is no room */
  holdSocket(ip: string): (() => void) | undefined
}

/** The functions that count calls throw CallError too_many_requests with the seconds to wait. */
export function createRateLimits(table: RateLimitTable): RateLimits {
  const { sockets: _, ...callLimits } = table
  const limiters = Object.fromEntries(
    Object.entries(callLimits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: '', points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>

  const sockets = new Map<string, number>()

  async function consume(name: LimitName, key: string): Promise<void> {
    try {
      await limiters[name].consume(key)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw new CallError('too_many_requests', { seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
    }
  }

  return {
    async count(call, accountId, address) {
      const ip = networkOf(address)
      const ownLimit = limitOfCall[call.name]
      if (ownLimit) return consume(ownLimit, call.access === 'user' && accountId !== undefined ? accountId : ip)
      if (call.access === 'provider' || call.access === 'staff') return consume(call.access, ip)
      if (accountId === undefined) return consume('anyone', ip)
      await consume('user', accountId)
      if (call.movesMoney) await consume('money', accountId)
    },
    countBadToken: (ip) => consume('badToken', networkOf(ip)),
    countBadStaffKey: (ip) => consume('badStaffKey', networkOf(ip)),
    countRead: (accountId) => consume('user', accountId),
    countRegistration: (browserId) => consume('registerDevice', browserId),
    countDemo: (ip) => consume('demo', networkOf(ip)),
    countConnection: (ip) => consume('anyone', networkOf(ip)),
    hasRoom: (ip) => (sockets.get(networkOf(ip)) ?? 0) < table.sockets.points,
    holdSocket(ip) {
      const network = networkOf(ip)
      const open = sockets.get(network) ?? 0
      if (open >= table.sockets.points) return undefined
      sockets.set(network, open + 1)
      return () => {
        const openSockets = (sockets.get(network) ?? 1) - 1
        if (openSockets > 0) sockets.set(network, openSockets)
        else sockets.delete(network)
      }
    },
  }
}
