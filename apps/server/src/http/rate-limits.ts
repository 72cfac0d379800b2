import { type Call, CallError } from '@fairground/contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './caller-address.ts'
import { limitOfCall, type RateLimitTable } from './rate-limits.data.ts'

type LimitName = keyof RateLimitTable

/** Counts calls in this process's memory: a limit guards a process, and a restart may forget it. */
export interface RateLimits {
  /** Counts a call of a session, or of an address when there is none. */
  count(call: Call, accountId: string | undefined, ip: string): Promise<void>
  /** Counts a token that belongs to no session. */
  countBadToken(ip: string): Promise<void>
  /** Counts a staff key that is not the installation's. */
  countBadStaffKey(ip: string): Promise<void>
  /** Counts a file that a player reads, as one of the player's calls. */
  countRead(accountId: string): Promise<void>
  /** Counts a demonstration that is opened. */
  countDemo(ip: string): Promise<void>
  /** Counts a live connection that is about to be made, as a call for anyone. */
  countConnection(ip: string): Promise<void>
}

/** All functions throw CallError too_many_requests with the seconds to wait. */
export function createRateLimits(table: RateLimitTable): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(table).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: '', points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>

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
      const own = limitOfCall[call.name]
      if (own) return consume(own, call.access === 'user' && accountId !== undefined ? accountId : ip)
      if (call.access === 'provider' || call.access === 'staff') return consume(call.access, ip)
      if (accountId === undefined) return consume('anyone', ip)
      await consume('user', accountId)
      if (call.movesMoney) await consume('money', accountId)
    },
    countBadToken: (ip) => consume('badToken', networkOf(ip)),
    countBadStaffKey: (ip) => consume('badStaffKey', networkOf(ip)),
    countRead: (accountId) => consume('user', accountId),
    countDemo: (ip) => consume('demo', networkOf(ip)),
    countConnection: (ip) => consume('anyone', networkOf(ip)),
  }
}
