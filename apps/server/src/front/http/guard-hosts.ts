import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import { nameInHost, nameInUrl, ownNameCheck } from '../../ground/net/site-hosts.ts'
import { rawAnswer } from './client-error.ts'
import type { HttpParts } from './parts.ts'

/** Whoever checks the health of a process asks by whatever name reaches it; the answers say nothing of the site. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/
const SENTENCE =
  'This server does not answer under the name in this address. Use the address of the site, or name this one in PUBLIC_URL.'

/**
 * Lets only requests for the site's own names pass to a server's listeners, pages, calls and live connections alike; all others
 * get 421. Other names are how a page of another site reaches a server in a private network (DNS rebinding), and how a caller
 * would decide where our links lead. Call it after all listeners are there.
 */
export function guardHosts(server: Server, parts: Pick<HttpParts, 'config' | 'readSettings' | 'now'>): void {
  const isOwn = ownNameCheck(parts.config)

  /** Whether a name is a host of the operator's that leads to this server, as a cache does. */
  async function isHosted(name: string): Promise<boolean> {
    const settings: SiteSettingsDocument | undefined = await parts.readSettings().catch(() => undefined)
    if (!settings) return false
    const roots = [settings.imageCdnRoot, settings.apiCdnRoot, settings.wssCdnRoot]
    return roots.some((root) => nameInUrl(root) === name)
  }

  /** @param refuse gets what the event gives beside the request: the response, or the connection */
  function guard<Target>(event: string, refuse: (target: Target, text: string) => void): void {
    const listeners = server.listeners(event)
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, target: Target, ...rest: unknown[]) => {
      const pass = () => {
        for (const listener of listeners) listener.call(server, request, target, ...rest)
      }
      const refuseIt = () => refuse(target, JSON.stringify({ status: 421, message: SENTENCE, serverTime: parts.now() }))
      const name = nameInHost(request.headers.host)
      if ((name !== undefined && isOwn(name)) || HEALTH.test(request.url ?? '')) pass()
      else if (name === undefined) refuseIt()
      else void isHosted(name).then((isIt) => (isIt ? pass() : refuseIt()))
    })
  }

  guard<ServerResponse>('request', (response, text) => {
    response.writeHead(421, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(text),
      connection: 'close',
    })
    response.end(text)
  })
  guard<Duplex>('upgrade', (socket, text) => {
    socket.on('error', () => undefined)
    socket.end(rawAnswer(421, text))
  })
}
