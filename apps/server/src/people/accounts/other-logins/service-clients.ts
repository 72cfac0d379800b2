import { CallError } from '@fairground/contract/envelope'
import * as oidc from 'openid-client'
import type { LoginService } from '../../../ground/config/outside-services.ts'
import { fetchWhole, isInside } from '../../../ground/net/ask-outside.ts'

/** Longest wait for an answer of a service. */
const TIMEOUT_SECONDS = 10

/** The configured services. */
export type ServiceClients = {
  list: readonly LoginService[]
  /**
   * The client of a service. The first use reads the service's own description.
   * @throws CallError login_service_unknown; unavailable while the service does not answer
   */
  get(serviceId: string): Promise<oidc.Configuration>
}

/** Creates the clients. A description that could not be read is read again at the next use. */
export function createServiceClients(list: readonly LoginService[]): ServiceClients {
  const clients = new Map<string, Promise<oidc.Configuration>>()
  return {
    list,
    async get(serviceId) {
      const service = list.find(({ id }) => id === serviceId)
      if (!service) throw new CallError('login_service_unknown')
      const client = clients.get(serviceId) ?? discover(service)
      clients.set(serviceId, client)
      try {
        return await client
      } catch {
        clients.delete(serviceId)
        throw new CallError('unavailable')
      }
    },
  }
}

/**
 * Asks an address that a service has named. A service out there names none of this machine or of a private network.
 * @throws Error for such an address
 */
export async function fetchOf(issuer: string, url: string, options: RequestInit): Promise<Response> {
  if (isInside(url) && !isInside(issuer)) throw new Error('a login service names an address inside')
  return fetchWhole(url, options)
}

function discover({ issuer, clientId, clientSecret }: LoginService): Promise<oidc.Configuration> {
  // The configuration allows plain HTTP on this machine alone.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
    ...{ execute, timeout: TIMEOUT_SECONDS },
    [oidc.customFetch]: (url, options) => fetchOf(issuer, url, options as RequestInit),
  })
}
