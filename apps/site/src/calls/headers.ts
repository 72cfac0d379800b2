import { CallError, HEADERS } from '@fairground/contract'
import { findDesignToken } from '../session/design-token.ts'
import { currentLocale } from '../session/language.ts'
import { nativeApp } from '../session/native-app.ts'
import { pageConfig } from '../session/page-config.ts'
import { readStored } from '../session/storage.ts'
import { findDemoToken, findToken } from '../session/token.ts'
import { serverNow } from './server-time.ts'

/** MOBILE or PC, as the layout has it. */
export function deviceType(): 'MOBILE' | 'PC' {
  return document.documentElement.dataset.layout === 'desktop' ? 'PC' : 'MOBILE'
}

/** The headers of each call (CL-02), without those that have no value: what the page never learned is not sent. */
export async function callHeaders(path: string): Promise<Record<string, string>> {
  const time = serverNow()
  const prefix = pageConfig().signingPrefix
  const demo = findDemoToken()
  const values: Record<string, string | undefined> = {
    [HEADERS.token]: demo === undefined ? findToken() : undefined,
    [HEADERS.demo]: demo,
    [HEADERS.device]: deviceType(),
    [HEADERS.time]: String(time),
    [HEADERS.signature]: prefix ? await sign(path, time, prefix) : undefined,
    [HEADERS.timeZone]: String(-new Date().getTimezoneOffset() / 60),
    [HEADERS.language]: currentLocale(),
    [HEADERS.country]: readStored('currentCountry'),
    [HEADERS.browserId]: readStored('BrowserFingerprintId'),
    [HEADERS.navToken]: readStored('navToken'),
    [HEADERS.tkk]: readStored('tkk'),
    [HEADERS.designToken]: findDesignToken(),
    [HEADERS.app]: nativeApp(),
    [HEADERS.version]: readStored('version'),
    [HEADERS.pwa]: readStored('pwa'),
    [HEADERS.gaid]: readStored('gaid'),
    [HEADERS.afid]: readStored('afid'),
    [HEADERS.aid]: readStored('aid'),
  }
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(known.map(([name, value]) => [name, sendable(value)]))
}

/** The signature is made in a chunk of its own: a page that carries its answers calls nobody before it is there. */
async function sign(path: string, time: number, prefix: string): Promise<string> {
  const signature = await import('./signature.ts').catch(() => {
    throw new CallError('network_error')
  })
  return signature.signatureOf(path, time, prefix)
}

/** A header is Latin-1 without line breaks; the rest of a stored text is left out. */
function sendable(value: string): string {
  return value.replace(/[^\x20-\x7e\xa0-\xff]/g, '').trim()
}
