import type { IncomingHttpHeaders } from 'node:http'
import type { Device } from '@fairground/contract/design'
import { findLocale, type Locale } from '@fairground/phrases'

/** The properties of a visitor that a page depends on. */
export interface Visitor {
  locale: Locale
  device: Device
  /** Whether the address asks for the spinner while the site starts (`ch`, RT-17). */
  asksSpinner: boolean
}

/** Most characters that are read of a header. */
const LONGEST = 1_000
/** Most languages of one visitor that are tried. */
const MOST_WISHES = 20

/** The request headers that a page depends on. */
export const VARIES = 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent'

/**
 * Reads the visitor. The language is the stored choice (the site copies it to the cookie `currentLanguage`), which outranks a
 * link's `lang` (SU-01), else the query's `lang`, else the browser's, else the operator's.
 */
export function readVisitor(headers: IncomingHttpHeaders, query: unknown, operators: string): Visitor {
  const fields: { lang?: unknown; ch?: unknown } = typeof query === 'object' && query !== null ? query : {}
  const traits = { device: deviceOf(headers), asksSpinner: fields.ch !== undefined }
  const wishes = [cookieOf(headers.cookie), fields.lang, ...browserWishes(headers['accept-language']), operators]
  for (const wish of wishes) {
    const locale = typeof wish === 'string' && wish.length <= LONGEST ? findLocale(wish) : undefined
    if (locale) return { locale, ...traits }
  }
  return { locale: 'en', ...traits }
}

function cookieOf(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)currentLanguage=([\w-]{1,35})/.exec((cookie ?? '').slice(0, 8 * LONGEST))?.[1]
}

/** Tags of `Accept-Language`, the preferred first. */
function browserWishes(header: string | undefined): string[] {
  const wishes = (header ?? '').slice(0, LONGEST).split(',').slice(0, MOST_WISHES)
  const weightedTags = wishes.map((wish) => {
    const [tag = '', ...rest] = wish.split(';')
    const weight = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
    return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 }
  })
  return weightedTags.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}

/** The device by the browser's client hint, else by its User-Agent. */
function deviceOf(headers: IncomingHttpHeaders): Device {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1') return 'mobile'
  const name = (headers['user-agent'] ?? '').slice(0, LONGEST)
  return /Mobi|Android|iPhone|iPad|iPod/i.test(name) ? 'mobile' : 'pc'
}
