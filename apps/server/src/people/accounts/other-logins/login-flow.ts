import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { newToken } from '../token.ts'

/** Time for the whole way to the service and back. */
export const FLOW_LIFE_MS = 10 * 60_000

/** What each stage of a login knows. */
export type FlowStages = {
  /** A player wants to link a service. */
  link: { accountId: string; serviceId: string }
  /** The browser is at the service. */
  sent: { serviceId: string; redirectUri: string; nonce: string; verifier: string; linkTo: string | undefined }
  /** The service has named the player. */
  back: Identity & { linkTo: string | undefined }
}

/** A player as a service names them. */
export type Identity = {
  serviceId: string
  issuer: string
  subject: string
  /** In lower case. */
  email: string | undefined
  isEmailVerified: boolean
}

type Stage = keyof FlowStages

/** Begins a stage. @returns its secret, which is stored nowhere */
export async function beginStage<Name extends Stage>(
  { db, now }: { db: Database; now(): number },
  stage: Name,
  data: FlowStages[Name],
  browserToken: string | undefined,
): Promise<string> {
  const secret = newToken()
  await db
    .insertInto('login_flow')
    .values({
      secret_hash: digest(secret),
      stage,
      browser_hash: browserToken === undefined ? null : digest(browserToken),
      data: JSON.stringify(data),
      expires_at: new Date(now() + FLOW_LIFE_MS),
    })
    .execute()
  return secret
}

/**
 * The data of a stage, which stays until `endStage`.
 * @throws CallError login_flow_over for an unknown, used or expired secret, and for another browser
 */
export async function readStage<Name extends Stage>(
  { db, now }: { db: Database; now(): number },
  stage: Name,
  secret: string,
  browserToken: string | undefined,
): Promise<FlowStages[Name]> {
  const flow = await db
    .selectFrom('login_flow')
    .select('data')
    .where('secret_hash', '=', digest(secret))
    .where('stage', '=', stage)
    .where('browser_hash', 'is not distinct from', browserToken === undefined ? null : digest(browserToken))
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst()
  if (!flow) throw new CallError('login_flow_over')
  return flow.data as FlowStages[Name]
}

/**
 * Ends a stage: of two that bring its secret at once, one gets it.
 * @throws CallError login_flow_over
 */
export async function endStage(tx: Tx | Database, secret: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('login_flow')
    .where('secret_hash', '=', digest(secret))
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new CallError('login_flow_over')
}

/** Deletes expired logins. */
export async function forgetFlows(db: Database, atMs: number): Promise<void> {
  await db.deleteFrom('login_flow').where('expires_at', '<=', new Date(atMs)).execute()
}

function digest(secret: string): Buffer {
  return hash('sha256', `login flow ${secret}`, 'buffer')
}
