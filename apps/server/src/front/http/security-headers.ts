import type { ReadyPage } from '../pages/pages.ts'

/** Headers of every page of the site, except its content security policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const

/** RT-06: any site may frame these pages; only this site and the studio may frame the others. */
const FRAMED_PAGES = /^\/(h5|chatbet)(\/|$)/

/**
 * The content security policy of a page. It allows scripts from our own files and inline scripts of the build by their digest,
 * without `eval`. It allows inline styles, since components position themselves.
 * @param page the digests of its inline scripts; the studio's origin if it differs; the operator's hosts of calls and live
 * connection; the requested path; and whether the play-money provider is on, whose checkout may run on this machine
 * without TLS
 */
export function contentSecurityPolicy(
  page: Pick<ReadyPage, 'scriptDigests' | 'previewOrigin' | 'callHosts'> & { path: string; sandbox: boolean },
): string {
  const { scriptDigests, previewOrigin, callHosts, path, sandbox } = page
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptDigests].join(' '),
    ["connect-src 'self'", ...callHosts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "worker-src 'self' blob:",
    // The frame popup opens links of the operator, for example a provider's checkout.
    `frame-src 'self' https:${sandbox ? ' http://127.0.0.1:* http://localhost:*' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', FRAMED_PAGES.test(path) ? '*' : `'self' ${previewOrigin}`].join(' ').trim(),
  ].join('; ')
}
