import type { Access, Call } from '@fairground/contract'
import type { FastifyRequest } from 'fastify'
import { MOST_LEVELS } from './json-body.ts'

/** The largest body of a call. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Staff calls that take more than the others. */
const larger: Readonly<Record<string, { bodyLimit: number; levels: number }>> = {
  // Blocks in columns in pages, with rich text in them.
  'staff.publishDesign': { bodyLimit: 1024 * 1024, levels: 64 },
  'staff.saveTexts': { bodyLimit: 1024 * 1024, levels: MOST_LEVELS },
}

/** What a route knows of its call. */
interface RouteConfig {
  levels: number
  access: Access
}

/** A call's options for its routes. */
export function routeOptionsOf({ name, access }: Call): { bodyLimit?: number; config: RouteConfig } {
  const { bodyLimit, levels = MOST_LEVELS } = larger[name] ?? {}
  return { ...(bodyLimit === undefined ? {} : { bodyLimit }), config: { levels, access } }
}

/** Whether a request is a payment provider's. */
export function isProviders({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<RouteConfig>).access === 'provider'
}

/** How deep the body of a request may be. */
export function levelsOf({ routeOptions }: FastifyRequest): number {
  return (routeOptions.config as Partial<RouteConfig>).levels ?? MOST_LEVELS
}
