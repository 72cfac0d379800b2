import { BlockList, isIP } from 'node:net'

/** A request to a service outside, at an address that the operator has configured. */
export interface OutsideRequest {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** Time for the whole answer, its body too; ms. */
  limitMs: number
  /** Most bytes of the answer; 0: it is not read. */
  mostBytes: number
  /** Ends the request earlier. */
  signal?: AbortSignal | undefined
}

/** An answer from outside. */
export interface OutsideAnswer {
  /** HTTP status. */
  status: number
  /** Undefined: the body was longer than `mostBytes`, and its rest was not read. */
  text: string | undefined
}

/** Most bytes of an answer of a few fields of JSON. */
export const MOST_JSON_BYTES = 256 * 1024

/**
 * Asks a service outside: the only place that does. It follows no redirect, which would take credentials and contents to an address
 * that nobody has configured, reads no more than it may, and ends with its deadline.
 * @throws Error for an address that is not http or https, for a redirect, and without an answer in time
 */
export async function askOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const { url, method, headers, body, limitMs, mostBytes, signal } = request
  const deadline = AbortSignal.timeout(limitMs)
  const response = await fetchOutside(url, {
    ...{ method, headers },
    ...(body !== undefined && { body }),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  return { status: response.status, text: await readAtMost(response, mostBytes) }
}

/**
 * A `fetch` for libraries that need one, with the same rules; its body has at most `MOST_JSON_BYTES`.
 * @throws Error also for a longer body
 */
export async function fetchWhole(url: string, options: RequestInit): Promise<Response> {
  const response = await fetchOutside(url, options)
  const text = await readAtMost(response, MOST_JSON_BYTES)
  if (text === undefined) throw new Error(`an answer of more than ${MOST_JSON_BYTES} bytes`)
  const { status, headers } = response
  return new Response(status === 204 || status === 304 ? null : text, { status, headers: withoutCoding(headers) })
}

const INSIDE = new BlockList()
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['224.0.0.0', 3],
  ] as const),
])
  INSIDE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6')

/** Whether an address names this machine or a private network by itself: as a number or as `localhost`. */
export function isInside(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const version = isIP(host)
  // An IPv4 address within an IPv6 one is found in the networks of IPv4.
  if (version !== 0) return INSIDE.check(host, version === 4 ? 'ipv4' : 'ipv6')
  return host === 'localhost' || host.endsWith('.localhost')
}

/** The body was decoded: what says how it came is not true any more. */
function withoutCoding(headers: Headers): Headers {
  const plainHeaders = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) plainHeaders.delete(name)
  return plainHeaders
}

function fetchOutside(url: string, options: RequestInit): Promise<Response> {
  const { protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) throw new Error(`an address with ${protocol}`)
  return fetch(url, { ...options, redirect: 'error' })
}

async function readAtMost(response: Response, most: number): Promise<string | undefined> {
  if (most === 0) {
    await response.body?.cancel()
    return undefined
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
