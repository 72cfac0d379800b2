import { CallError } from '@fairground/contract/envelope'
import type { Session } from '../../../ground/call/session.ts'
import { transaction } from '../../../ground/db/tx.ts'
import { guardGuesses } from '../guard-guesses.ts'
import type { AccountsParts } from '../parts.ts'
import { isPassword } from '../passwords.ts'
import { requireProof } from '../second-factor.ts'
import { insertLink } from './finish-login.ts'
import { beginStage, endStage, readStage } from './login-flow.ts'

/** A wish to link a service. */
export type LinkWish = { serviceId: string; password: string | undefined; ip: string }

/**
 * Begins to link a service. Only this player can finish it. It needs the password, for whoever has stolen a session must not
 * keep the account by an identity of their own.
 * @returns the address to open in the player's browser
 * @throws CallError login_service_unknown, authenticator_needed, wrong_credentials, too_many_attempts
 */
export async function startLink(
  parts: AccountsParts,
  session: Session,
  { serviceId, password, ip }: LinkWish,
): Promise<string> {
  const { accountId } = session
  if (!parts.loginServices.list.some(({ id }) => id === serviceId)) throw new CallError('login_service_unknown')
  await requireProof(parts, session)
  const { password_hash: passwordHash } = await parts.db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (passwordHash !== null) {
    // A missing password is no guess.
    if (!password) throw new CallError('wrong_credentials')
    await guardGuesses(parts, { subject: accountId, ip }, async () => {
      if (!(await isPassword(password, passwordHash))) throw new CallError('wrong_credentials')
    })
  }
  const ticket = await beginStage(parts, 'link', { accountId, serviceId }, undefined)
  return `/auth/oidc/${serviceId}/start?link=${ticket}`
}

/**
 * Links the service that the browser came back from.
 * @throws CallError login_flow_over, login_linked_elsewhere
 */
export async function finishLink(
  parts: AccountsParts,
  { accountId }: Session,
  { code, browserToken }: { code: string; browserToken: string | undefined },
): Promise<void> {
  const identity = await readStage(parts, 'back', code, browserToken)
  if (browserToken === undefined || identity.linkTo !== accountId) throw new CallError('login_flow_over')
  await transaction(parts.db, async (tx) => {
    await endStage(tx, code)
    await insertLink(tx, identity, accountId, new Date(parts.now()))
  })
}

/**
 * Removes a service from the account. The last way to log in stays.
 * @throws CallError last_login, login_service_unknown, authenticator_needed
 */
export async function unlink(parts: AccountsParts, session: Session, serviceId: string): Promise<void> {
  const { accountId } = session
  await requireProof(parts, session)
  await transaction(parts.db, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const links = await tx.selectFrom('linked_login').select('service_id').where('account_id', '=', accountId).execute()
    if (!links.some((link) => link.service_id === serviceId)) throw new CallError('login_service_unknown')
    if (account.password_hash === null && links.every((link) => link.service_id === serviceId))
      throw new CallError('last_login')
    await tx
      .deleteFrom('linked_login')
      .where('account_id', '=', accountId)
      .where('service_id', '=', serviceId)
      .execute()
  })
}

/** The ids of the services that are linked to an account. */
export async function linkedServices({ db, loginServices }: AccountsParts, accountId: string): Promise<string[]> {
  if (loginServices.list.length === 0) return []
  const rows = await db
    .selectFrom('linked_login')
    .select('service_id')
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute()
  return rows.map((row) => row.service_id)
}
