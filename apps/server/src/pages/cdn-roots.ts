import type { PageConfig } from '@fairground/contract'

/** How the roots of each kind may begin: calls are fetched, the live connection is a socket or, where none stands, fetched. */
const PROTOCOLS = { api: /^https?:$/, wss: /^(https?|wss?):$/ } as const

/**
 * A root that the operator has set, as pages use it: no slash at its end, no query. What is no address of its kind is none,
 * and the site's own host is asked.
 */
export function readRoot(setting: string, kind: keyof typeof PROTOCOLS): string {
  const address = URL.parse(setting)
  if (!address || !PROTOCOLS[kind].test(address.protocol)) return ''
  return `${address.protocol}//${address.host}${address.pathname.replace(/\/+$/, '')}`
}

/** The hosts that pages may call beside their own, as a content security policy names them. */
export function callHostsOf({ apiCdnRoot, wssCdnRoot }: Pick<PageConfig, 'apiCdnRoot' | 'wssCdnRoot'>): string[] {
  const api = apiCdnRoot ? [new URL(apiCdnRoot).origin] : []
  if (!wssCdnRoot) return api
  const { host, protocol } = new URL(wssCdnRoot)
  // One host, two ways to it: the socket, and long polling where sockets do not get through.
  const secure = /^(https|wss):$/.test(protocol) ? 's' : ''
  return [...new Set([...api, `ws${secure}://${host}`, `http${secure}://${host}`])]
}
