import { type Call, CallError, HEADERS, type SiteSettingsDocument } from '@fairground/contract'
import type { FastifyRequest } from 'fastify'
import type { Session } from '../accounts/session.ts'
import type { Services } from '../services.ts'
import { checkSignature } from './signature.ts'

/**
 * Lets a call in: the site is open to it, it is signed where that is asked for, its session is found, and it is counted
 * against its limits. A call for anyone is served with a stale token too, as nobody's.
 * @throws CallError maintenance, insufficient_permissions, not_logged_in, login_expired, too_many_requests
 */
export async function admit(
  call: Call,
  services: Services,
  settings: SiteSettingsDocument,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (call.access === 'staff') {
    await admitStaff(call, services, request)
    return undefined
  }
  // Providers know nothing of our pages, and what they have to say does not wait for the site to open again.
  if (call.access !== 'provider' && !isOpenToAll(call)) {
    if (settings.signingRequired) checkSignature(request, await services.signingPrefix(), services.now())
    if (settings.maintenance && !call.answersWhileClosed) {
      await services.limits.count(call, undefined, request.ip)
      throw new CallError('maintenance')
    }
  }
  const token = request.headers.auth
  if (typeof token !== 'string' || token === '') {
    await services.limits.count(call, undefined, request.ip)
    if (call.access === 'user') throw new CallError('not_logged_in')
    return undefined
  }
  const found = await services.sessions.find(token)
  if ('refusal' in found) {
    await services.limits.countBadToken(request.ip)
    if (call.access === 'user') throw new CallError(found.refusal)
    await services.limits.count(call, undefined, request.ip)
    return undefined
  }
  await services.limits.count(call, found.accountId, request.ip)
  if (call.access === 'user') services.sessions.touch(found)
  return found
}

/** What a page asks before it can sign or knows that the site is closed; and what caches answer anyway. */
function isOpenToAll({ name, keptForGood }: Call): boolean {
  return keptForGood || name === 'home.startup'
}

/** Header names are in lower case here. */
const STAFF_KEY = HEADERS.staffKey.toLowerCase()

/** The staff key that a request carries; anything but a text is none. */
export function staffKeyOf({ headers }: FastifyRequest): unknown {
  return headers[STAFF_KEY]
}

/** Staff works while the site is closed to players, and signs nothing: the key says all. */
async function admitStaff(call: Call, { staff, limits }: Services, request: FastifyRequest): Promise<void> {
  if ((await staff.findKeyId(staffKeyOf(request))) === undefined) {
    await limits.countBadStaffKey(request.ip)
    throw new CallError('insufficient_permissions')
  }
  await limits.count(call, undefined, request.ip)
}
