import type { IncomingHttpHeaders } from 'node:http'
import type { Device } from '@fairground/contract'
import { findLocale, type Locale } from '@fairground/phrases'

/** What a page is made for. */
export interface Visitor {
  locale: Locale
  device: Device
  /** Whether the address asks for the spinner while the site starts (`ch`, RT-17). */
  asksSpinner: boolean
}

/** Longer headers are not read to their end: nobody's wishes are that long. */
const LONGEST = 1_000
/** Wishes of one visitor that are looked at. */
const MOST_WISHES = 20

/** The request headers that a page differs by. */
export const VARIES = 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent'

/**
 * Who asks. The language is the stored choice (the site mirrors it into the cookie `currentLanguage`), which outlives a
 * link's `lang` (SU-01), else the query's `lang`, else the browser's, else the operator's.
 */
export function readVisitor(headers: IncomingHttpHeaders, query: unknown, operators: string): Visitor {
  const asked: { lang?: unknown; ch?: unknown } = typeof query === 'object' && query !== null ? query : {}
  const rest = { device: deviceOf(headers), asksSpinner: asked.ch !== undefined }
  const wishes = [cookieOf(headers.cookie), asked.lang, ...browserWishes(headers['accept-language']), operators]
  for (const wish of wishes) {
    const locale = typeof wish === 'string' && wish.length <= LONGEST ? findLocale(wish) : undefined
    if (locale) return { locale, ...rest }
  }
  return { locale: 'en', ...rest }
}

function cookieOf(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)currentLanguage=([\w-]{1,35})/.exec((cookie ?? '').slice(0, 8 * LONGEST))?.[1]
}

/** Tags of `Accept-Language`, the most wanted first. */
function browserWishes(header: string | undefined): string[] {
  const wishes = (header ?? '').slice(0, LONGEST).split(',').slice(0, MOST_WISHES)
  const weighed = wishes.map((wish) => {
    const [tag = '', ...rest] = wish.split(';')
    const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
    return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 }
  })
  return weighed.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}

/** The browser's own word where it has one, else its name. */
function deviceOf(headers: IncomingHttpHeaders): Device {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1') return 'mobile'
  const name = (headers['user-agent'] ?? '').slice(0, LONGEST)
  return /Mobi|Android|iPhone|iPad|iPod/i.test(name) ? 'mobile' : 'pc'
}
