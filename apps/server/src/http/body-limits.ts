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

/** A route's options for the bodies of a call. */
export function bodyLimitsOf(callName: string): { bodyLimit?: number; config: { levels: number } } {
  const { bodyLimit, levels = MOST_LEVELS } = larger[callName] ?? {}
  return { ...(bodyLimit === undefined ? {} : { bodyLimit }), config: { levels } }
}

/** How deep the body of a request may be. */
export function levelsOf({ routeOptions }: FastifyRequest): number {
  const { levels } = routeOptions.config as { levels?: unknown }
  return typeof levels === 'number' ? levels : MOST_LEVELS
}
