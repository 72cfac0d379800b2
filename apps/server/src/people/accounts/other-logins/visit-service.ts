import { CallError } from '@fairground/contract/envelope'
import * as oidc from 'openid-client'
import type { AccountsParts } from '../parts.ts'
import { beginStage, endStage, type FlowStages, type Identity, readStage } from './login-flow.ts'

/** A browser that leaves for a service. */
export type Departure = {
  serviceId: string
  /** Where the service sends the browser back to. */
  redirectUri: string
  /** The ticket of a player who links the service. */
  linkTicket: string | undefined
  /** The browser's cookie. */
  browserToken: string
}

/**
 * Begins a login at a service (authorization code with PKCE, state and nonce).
 * @returns the address at the service
 * @throws CallError login_service_unknown, login_flow_over, unavailable
 */
export async function leaveForService(parts: AccountsParts, departure: Departure): Promise<URL> {
  const { serviceId, redirectUri, linkTicket, browserToken } = departure
  const client = await parts.loginServices.get(serviceId)
  const scope = parts.loginServices.list.find(({ id }) => id === serviceId)?.scopes ?? 'openid'
  const linkTo = linkTicket === undefined ? undefined : await takeTicket(parts, serviceId, linkTicket)
  const [nonce, verifier] = [oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const state = await beginStage(parts, 'sent', { serviceId, redirectUri, nonce, verifier, linkTo }, browserToken)
  return oidc.buildAuthorizationUrl(client, {
    ...{ redirect_uri: redirectUri, scope, state, nonce, response_type: 'code' },
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

async function takeTicket(parts: AccountsParts, serviceId: string, ticket: string): Promise<string> {
  const link = await readStage(parts, 'link', ticket, undefined)
  if (link.serviceId !== serviceId) throw new CallError('login_flow_over')
  await endStage(parts.db, ticket)
  return link.accountId
}

/**
 * Takes a browser back from a service and asks the service who it is. A state works once.
 * @param query of the address that the service sent the browser to
 * @returns the code that the site finishes with, and whether it links
 * @throws CallError login_flow_over, login_service_unknown, unavailable
 */
export async function comeBack(
  parts: AccountsParts,
  { serviceId, query, browserToken }: { serviceId: string; query: URLSearchParams; browserToken: string | undefined },
): Promise<{ code: string; isLink: boolean }> {
  const state = query.get('state') ?? ''
  if (browserToken === undefined) throw new CallError('login_flow_over')
  const flow = await readStage(parts, 'sent', state, browserToken)
  await endStage(parts.db, state)
  if (flow.serviceId !== serviceId) throw new CallError('login_flow_over')
  const identity = await askService(parts, flow, query, state)
  const code = await beginStage(parts, 'back', { ...identity, linkTo: flow.linkTo }, browserToken)
  return { code, isLink: flow.linkTo !== undefined }
}

async function askService(
  parts: AccountsParts,
  { serviceId, redirectUri, nonce, verifier }: FlowStages['sent'],
  query: URLSearchParams,
  state: string,
): Promise<Identity> {
  const client = await parts.loginServices.get(serviceId)
  const address = new URL(redirectUri)
  address.search = query.toString()
  try {
    const tokens = await oidc.authorizationCodeGrant(client, address, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('the service gave no ID token')
    const email = typeof claims.email === 'string' ? claims.email.toLowerCase() : undefined
    const isEmailVerified = claims.email_verified === true
    return { serviceId, issuer: claims.iss, subject: claims.sub, email, isEmailVerified }
  } catch (error) {
    parts.log.warn(`a login with ${serviceId} failed: ${error instanceof Error ? error.name : 'unknown reason'}`)
    throw new CallError('login_flow_over')
  }
}
