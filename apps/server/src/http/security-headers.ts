import type { ReadyPage } from '../pages/pages.ts'

/** Headers of every page of the site, but for its content security policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const

/** RT-06: these pages may be framed by anyone, all others by ourselves and the studio alone. */
const FRAMED = /^\/(h5|chatbet)(\/|$)/

/**
 * The content security policy of a page. Scripts come from our own files, or stand in the page as it was built and are
 * named by their digest; nothing is evaluated. Styles may be inline: parts measure and place themselves.
 * @param page the digests of its inline scripts; the studio's origin if that is another; the operator's own hosts that its
 * calls and its live connection go to; the path that it is asked for by; and whether the play-money provider is on, whose
 * checkout may stand on this machine without TLS
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
    // The frame popup opens what the operator links to, a provider's checkout among it.
    `frame-src 'self' https:${sandbox ? ' http://127.0.0.1:* http://localhost:*' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ['frame-ancestors', FRAMED.test(path) ? '*' : `'self' ${previewOrigin}`].join(' ').trim(),
  ].join('; ')
}
