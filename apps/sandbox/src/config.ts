import { join } from 'node:path'
import * as z from 'zod'
import { CHAOS_LEVELS } from './deliver/chaos.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const environmentSchema = z.object({
  SANDBOX_PORT: port.default(8081),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  SANDBOX_SECRET: z.string().min(32),
  SANDBOX_NOTIFY_URL: origin,
  SANDBOX_PIX_NOTIFY_URL: origin.optional(),
  SANDBOX_PUBLIC_URL: origin.optional(),
  SANDBOX_CHAOS: z.enum(CHAOS_LEVELS).default('mild'),
  SANDBOX_CHAOS_SEED: z.string().default('fairground'),
  SANDBOX_LIFETIME_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30 * 60_000),
  SANDBOX_HOLD_MS: z.coerce.number().int().min(1).default(60_000),
  SANDBOX_SUPERVISED: z.enum(['0', '1']).default('0'),
})

/** The sandbox's configuration. */
export interface SandboxConfig {
  host: string
  /** 0 takes any free port. */
  port: number
  /** The sandbox's address for browsers, without a slash at the end; by default its own host and port. */
  publicUrl: string | undefined
  /** The SQLite file with the checkouts and the pending webhooks. */
  storeFile: string
  /** The shop knows it too: it signs the shop's orders and the sandbox's webhooks. */
  secret: string
  /** The shop's address for webhooks. */
  notifyUrl: string
  /** The shop's address for webhooks of the PIX bank; by default that of the others. */
  pixNotifyUrl: string | undefined
  chaos: { level: (typeof CHAOS_LEVELS)[number]; seed: string }
  /** How long a player can pay a checkout. */
  lifetimeMs: number
  /** How long a payout to `sandbox:unknown` has no answer. */
  holdMs: number
  /** Whether the sandbox ends with its parent: standard input is a pipe that closes when the parent dies for any reason. */
  supervised: boolean
}

/**
 * The configuration from the environment.
 * @throws Error that names each missing or wrong variable
 */
export function readConfig(environment: Record<string, string | undefined>): SandboxConfig {
  const { data: env, error } = environmentSchema.safeParse(environment)
  if (error) {
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  return {
    host: env.HOST,
    port: env.SANDBOX_PORT,
    publicUrl: env.SANDBOX_PUBLIC_URL,
    storeFile: join(env.DATA_DIR, 'sandbox.sqlite'),
    secret: env.SANDBOX_SECRET,
    notifyUrl: env.SANDBOX_NOTIFY_URL,
    pixNotifyUrl: env.SANDBOX_PIX_NOTIFY_URL,
    chaos: { level: env.SANDBOX_CHAOS, seed: env.SANDBOX_CHAOS_SEED },
    lifetimeMs: env.SANDBOX_LIFETIME_MS,
    holdMs: env.SANDBOX_HOLD_MS,
    supervised: env.SANDBOX_SUPERVISED === '1',
  }
}
