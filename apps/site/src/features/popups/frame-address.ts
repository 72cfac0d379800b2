import { parseLink } from '@fairground/contract/link'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/**
 * The absolute address for the frame popup: https, our own origin, or plain http on this machine (the sandbox's
 * checkout); `undefined` for any other.
 */
export function findFrameAddress(url: string, ownOrigin: string): string | undefined {
  const link = parseLink(`#iframe=${url}`)
  const address = link?.kind === 'iframe' ? URL.parse(link.url, ownOrigin) : null
  if (!address) return undefined
  const isOurs = address.origin === ownOrigin
  const isLoopback = address.protocol === 'http:' && LOOPBACK.includes(address.hostname)
  return isOurs || isLoopback || address.protocol === 'https:' ? address.href : undefined
}
