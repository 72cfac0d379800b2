import type { Access, Call } from '@fairground/contract/call'
import type { FastifyRequest } from 'fastify'
import { MOST_LEVELS } from './json-body.ts'

/** The largest body of most calls. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Staff calls with larger bodies. */
const larger: Readonly<Record<string, { bodyLimit: number; levels: number }>> = {
  // Pages contain columns, which contain blocks, which contain rich text.
  'staff.publishDesign': { bodyLimit: 1024 * 1024, levels: 64 },
  'staff.saveTexts': { bodyLimit: 1024 * 1024, levels: MOST_LEVELS },
}

/** The configuration of a call's route. */
interface RouteConfig {
  levels: number
  access: Access
}

/** Returns the options of a call's routes. */
export function routeOptionsOf({ name, access }: Call): { bodyLimit?: number; config: RouteConfig } {
  const { bodyLimit, levels = MOST_LEVELS } = larger[name] ?? {}
  return { ...(bodyLimit === undefined ? {} : { bodyLimit }), config: { levels, access } }
}

/** Whether a request is a payment provider's. */
export function isProviders({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<RouteConfig>).access === 'provider'
}

/** Most levels of a request's body. */
export function levelsOf({ routeOptions }: FastifyRequest): number {
  return (routeOptions.config as Partial<RouteConfig>).levels ?? MOST_LEVELS
}
