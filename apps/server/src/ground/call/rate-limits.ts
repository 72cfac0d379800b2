import type { Call } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import type { Log } from '../log.ts'
import { networkOf } from '../net/caller-address.ts'
import { createRateCounter } from './rate-counter.ts'
import {
  type CallLimitName,
  countedAtOnce,
  countedByAccount,
  limitOfCall,
  type RateLimitTable,
} from './rate-limits.data.ts'
import type { RateStore } from './rate-store.ts'

/** Counts calls for all processes on one database; open live connections are counted by each process. */
export interface RateLimits {
  /** Counts a call of a session, or of an address when there is none. */
  count(call: Call, accountId: string | undefined, ip: string): Promise<void>
  /** Counts a token without a session. */
  countBadToken(ip: string): Promise<void>
  /** Counts a call with a right staff key. */
  countStaff(ip: string): Promise<void>
  /** Counts a wrong staff key. */
  countBadStaffKey(ip: string): Promise<void>
  /** Counts the reading of a file as a call of the player. */
  countRead(accountId: string): Promise<void>
  /** Counts a registration by the browser's id. */
  countRegistration(browserId: string): Promise<void>
  /** Counts a code for a caller who is not logged in, by the browser's id. */
  countCode(browserId: string): Promise<void>
  /** Counts a new demonstration. */
  countDemo(ip: string): Promise<void>
  /** Counts the request of a live connection as a call for anyone. */
  countConnection(ip: string): Promise<void>
  /** Whether an address may open one more live connection. */
  hasRoom(ip: string): boolean
  /** Counts an open live connection. @returns a function to call at its end; undefined when there is no room */
  holdSocket(ip: string): (() => void) | undefined
  /** Writes the waiting counts. */
  close(): Promise<void>
}

/** The functions that count calls throw CallError too_many_requests with the seconds to wait. */
export function createRateLimits(parts: {
  table: RateLimitTable
  store: RateStore
  log: Pick<Log, 'warn'>
}): RateLimits {
  const { table, ...counterParts } = parts
  const counter = createRateCounter(counterParts)
  const sockets = new Map<string, number>()

  async function consume(name: CallLimitName, subject: string): Promise<void> {
    const countedCall = { name, limit: table[name], subject }
    const waitMs = countedAtOnce.has(name) ? await counter.countAtOnce(countedCall) : counter.countSoon(countedCall)
    if (waitMs > 0) throw new CallError('too_many_requests', { seconds: Math.max(1, Math.ceil(waitMs / 1000)) })
  }

  return {
    async count(call, accountId, address) {
      const ip = networkOf(address)
      const ownLimit = limitOfCall[call.name]
      if (ownLimit) {
        const isByAccount = call.access === 'user' || countedByAccount.has(ownLimit)
        return consume(ownLimit, isByAccount && accountId !== undefined ? accountId : ip)
      }
      if (call.access === 'provider') return consume('provider', ip)
      if (accountId === undefined) return consume('anyone', ip)
      await consume('user', accountId)
      if (call.movesMoney) await consume('money', accountId)
    },
    countBadToken: (ip) => consume('badToken', networkOf(ip)),
    countStaff: (ip) => consume('staff', networkOf(ip)),
    countBadStaffKey: (ip) => consume('badStaffKey', networkOf(ip)),
    countRead: (accountId) => consume('user', accountId),
    countRegistration: (browserId) => consume('registerDevice', browserId),
    countCode: (browserId) => consume('codeDevice', browserId),
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
    close: () => counter.close(),
  }
}
