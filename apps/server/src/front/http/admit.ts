import type { Call } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { Session } from '../../ground/call/session.ts'
import { checkSignature } from './signature.ts'

/**
 * Admits a call: it checks that the site is open, checks the signature where one is required, finds the session and counts
 * the call against its limits. A call for anyone with a stale token is anonymous.
 * @throws CallError maintenance, insufficient_permissions, not_logged_in, login_expired, too_many_requests, currency_changed
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
  // Providers do not sign like our pages, and their webhooks must arrive while the site is closed.
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
  const session = await services.sessions.find(token)
  if ('refusal' in session) {
    await services.limits.countBadToken(request.ip)
    if (call.access === 'user') throw new CallError(session.refusal)
    await services.limits.count(call, undefined, request.ip)
    return undefined
  }
  await services.limits.count(call, session.accountId, request.ip)
  if (call.access === 'user') services.sessions.touch(session)
  return call.movesMoney ? inShownCurrency(services, session, request) : session
}

/**
 * Checks that a money call is of the wallet that the page shows: a stake of 10 must not be of another currency because the
 * player has changed it meanwhile. Another process may have changed it a moment ago, so a difference is read again.
 * @throws CallError currency_changed
 */
async function inShownCurrency(
  { sessions }: Services,
  session: Session,
  { headers }: FastifyRequest,
): Promise<Session> {
  const shownCurrencyId = headers[CURRENCY]
  if (typeof shownCurrencyId !== 'string' || shownCurrencyId === session.currencyId) return session
  sessions.forget(session.accountId)
  const storedSession = await sessions.find(String(headers.auth))
  if ('refusal' in storedSession) throw new CallError(storedSession.refusal)
  if (storedSession.currencyId !== shownCurrencyId) throw new CallError('currency_changed')
  return storedSession
}

/** Calls that a page makes before it can sign or knows that the site is closed, and calls that caches may answer. */
function isOpenToAll({ name, keptForGood }: Call): boolean {
  return keptForGood || name === 'home.startup'
}

/** Node writes header names in lower case. */
const STAFF_KEY = HEADERS.staffKey.toLowerCase()
const CURRENCY = HEADERS.currency.toLowerCase()

/** Reads the staff key of a request. */
export function staffKeyOf({ headers }: FastifyRequest): unknown {
  return headers[STAFF_KEY]
}

/** Admits a staff call by its key alone, also while the site is closed. */
async function admitStaff(call: Call, { staff, limits, log }: Services, request: FastifyRequest): Promise<void> {
  if ((await staff.findKeyId(staffKeyOf(request))) === undefined) {
    log.warn({ event: 'staff key', call: call.name, ip: request.ip }, 'a staff call without a right key')
    await limits.countBadStaffKey(request.ip)
    throw new CallError('insufficient_permissions')
  }
  await limits.count(call, undefined, request.ip)
}
