import type { Call } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../../ground/call/session.ts'
import { networkOf } from '../../ground/net/caller-address.ts'
import { writeStaffLine } from '../../people/staff/staff-line.ts'
import type { HttpParts } from './parts.ts'
import { checkSignature } from './signature.ts'

/**
 * Admits a call: it checks that the site is open, checks the signature where one is required, finds the session and counts
 * the call against its limits. A call for anyone with a stale token is anonymous.
 * @throws CallError maintenance, insufficient_permissions, not_logged_in, login_expired, too_many_requests
 */
export async function admit(
  call: Call,
  parts: HttpParts,
  settings: SiteSettingsDocument,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (call.access === 'staff') {
    await admitStaff(parts, { key: staffKeyOf(request), ip: request.ip, door: call })
    return undefined
  }
  // Providers do not sign like our pages, and their webhooks must arrive while the site is closed.
  if (call.access !== 'provider' && !isOpenToAll(call)) {
    if (settings.signingRequired) checkSignature(request, await parts.signingPrefix(), parts.now())
    if (settings.maintenance && !call.answersWhileClosed) {
      await parts.limits.count(call, undefined, request.ip)
      throw new CallError('maintenance')
    }
  }
  const token = request.headers.auth
  if (typeof token !== 'string' || token === '') {
    await parts.limits.count(call, undefined, request.ip)
    if (call.access === 'user') throw new CallError('not_logged_in')
    return undefined
  }
  const session = await parts.sessions.find(token)
  if ('refusal' in session) {
    await parts.limits.countBadToken(request.ip)
    if (call.access === 'user') throw new CallError(session.refusal)
    await parts.limits.count(call, undefined, request.ip)
    return undefined
  }
  await parts.limits.count(call, session.accountId, request.ip)
  if (call.access === 'user') parts.sessions.touch(session)
  return session
}

/** Calls that a page makes before it can sign or knows that the site is closed, and calls that caches may answer. */
function isOpenToAll({ name, keptForGood }: Call): boolean {
  return keptForGood || name === 'home.startup'
}

/** Node writes header names in lower case. */
const STAFF_KEY = HEADERS.staffKey.toLowerCase()

/** Reads the staff key of a request. */
export function staffKeyOf({ headers }: FastifyRequest): unknown {
  return headers[STAFF_KEY]
}

/** What a staff key opens: its name in the log of staff, and what the key must be allowed to. */
export type Door = Pick<Call, 'name' | 'may'>

/** What staff keys open beside the calls. */
export const doors = {
  inbox: { name: 'staff.readInbox', may: 'inbox.read' },
  document: { name: 'staff.kycDocument', may: 'documents.read' },
  // Players attach uploads to what they write to support.
  upload: { name: 'staff.readUpload', may: 'support.read' },
} as const satisfies Readonly<Record<string, Door>>

/**
 * Admits staff by a key alone, also while the site is closed. A key that was not right lately counts for the caller's address
 * before the database is asked for it, so that a flood of guesses costs no query; whoever holds a right key is never held up by
 * others' guesses. A right key that is not for this door is refused before anything is read, and the log of staff says so.
 * @returns the id of the key
 * @throws CallError insufficient_permissions, too_many_requests
 */
export async function admitStaff(
  { staff, limits, log, db, now }: Pick<HttpParts, 'staff' | 'limits' | 'log' | 'db' | 'now'>,
  { key: text, ip, door }: { key: unknown; ip: string; door: Door },
): Promise<string> {
  const mayBeRight = staff.mayBeRight(text)
  if (!mayBeRight) await limits.countBadStaffKey(ip)
  const key = await staff.findKey(text)
  if (!key) {
    log.warn({ event: 'staff key', call: door.name, ip }, 'a staff call without a right key')
    if (mayBeRight) await limits.countBadStaffKey(ip)
    throw new CallError('insufficient_permissions')
  }
  await limits.countStaff(ip)
  if (door.may === 'any' || key.may.some((permission) => permission === door.may)) return key.id
  const refusal = new CallError('insufficient_permissions')
  const outcome = refusal.errorName
  await writeStaffLine(db, { at: new Date(now()), keyId: key.id, address: networkOf(ip), call: door.name, outcome })
  throw refusal
}
