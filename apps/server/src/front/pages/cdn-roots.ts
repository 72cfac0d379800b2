import type { PageConfig } from '@fairground/contract/page'

/** Protocols of each kind of root: calls use HTTP; the live connection uses WebSocket or long polling. */
const PROTOCOLS = { api: /^https?:$/, wss: /^(https?|wss?):$/ } as const

/**
 * Normalises a root of the operator's settings: no slash at its end, no query. An invalid address gives '', and pages use the
 * site's own host.
 */
export function readRoot(setting: string, kind: keyof typeof PROTOCOLS): string {
  const address = URL.parse(setting)
  if (!address || !PROTOCOLS[kind].test(address.protocol)) return ''
  return `${address.protocol}//${address.host}${address.pathname.replace(/\/+$/, '')}`
}

/** The other hosts that pages may call, for the content security policy. */
export function callHostsOf({ apiCdnRoot, wssCdnRoot }: Pick<PageConfig, 'apiCdnRoot' | 'wssCdnRoot'>): string[] {
  const api = apiCdnRoot ? [new URL(apiCdnRoot).origin] : []
  if (!wssCdnRoot) return api
  const { host, protocol } = new URL(wssCdnRoot)
  // The same host for WebSocket, and for long polling where WebSocket is blocked.
  const secure = /^(https|wss):$/.test(protocol) ? 's' : ''
  return [...new Set([...api, `ws${secure}://${host}`, `http${secure}://${host}`])]
}
