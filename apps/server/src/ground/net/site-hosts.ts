import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config/config.ts'

/** What says under which names the site is reached. */
type SiteConfig = Pick<Config, 'publicUrls' | 'host'>

/** A name or an IP address, perhaps with a port. */
const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/i
const LOOPBACK = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/

/** The name in a `Host` header: lower case, without port and closing dot, IPv6 in brackets. Undefined: it is none. */
export function nameInHost(header: string | undefined): string | undefined {
  return HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase()
}

/** The name in an address of the configuration or of the settings; undefined for an empty one. */
export function nameInUrl(url: string): string | undefined {
  return URL.parse(url)?.hostname
}

/**
 * Creates the check whether a name is the site's own: one of `PUBLIC_URL`, that of `HOST`, or this machine's for itself. Without
 * `PUBLIC_URL` every IP address is the site's too, since nobody can make the name of another site lead there.
 */
export function ownNameCheck({ publicUrls, host }: SiteConfig): (name: string) => boolean {
  const names = new Set([...publicUrls.map(nameInUrl), inBrackets(host).toLowerCase()])
  return (name) => names.has(name) || LOOPBACK.test(name) || (publicUrls.length === 0 && isAddress(name))
}

/**
 * The site's address for a caller, to which other sites lead back: that of `PUBLIC_URL` under which the caller came, else the
 * first one. Without `PUBLIC_URL` it is the address under which the caller came, whose name is the site's own (`guardHosts`).
 */
export function siteOrigin(
  { publicUrls }: Pick<Config, 'publicUrls'>,
  { host, protocol }: { host: string | undefined; protocol: string },
): string {
  const name = nameInHost(host)
  const publicUrl = publicUrls.find((url) => nameInUrl(url) === name) ?? publicUrls[0]
  return publicUrl ?? `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/**
 * The names under which a link leads to the site, without `www.`: those of `PUBLIC_URL`, else the addresses of this machine. No
 * caller adds one.
 */
export function linkNames({ publicUrls }: Pick<Config, 'publicUrls'>): string[] {
  const names = publicUrls.length > 0 ? publicUrls.flatMap((url) => nameInUrl(url) ?? []) : machineNames()
  return names.map((name) => name.replace(/^www\./, ''))
}

function machineNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return ['localhost', ...addresses.map(({ address }) => inBrackets(address))]
}

function inBrackets(address: string): string {
  return address.includes(':') ? `[${address}]` : address
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
