import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import { findDesignToken } from '../kernel/host/design-token.ts'
import { nativeApp } from '../kernel/host/native-app.ts'
import { currentLocale } from '../kernel/language/language.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { queryClient } from '../kernel/query-client.ts'
import { readStored } from '../kernel/storage/storage.ts'
import { findDemoToken, findToken } from '../kernel/token.ts'
import { serverNow } from './server-time.ts'

/** MOBILE or PC, by the page's layout. */
export function deviceType(): 'MOBILE' | 'PC' {
  return document.documentElement.dataset.layout === 'desktop' ? 'PC' : 'MOBILE'
}

type Sign = (path: string, time: number, prefix: string) => string
/** Names of headers to their values. */
export type CallHeaders = Record<string, string>

/** Signs a path; `undefined` until its chunk is loaded. */
let sign: Sign | undefined

/**
 * The headers of each call (CL-02), without those that have no value. It is a promise only until the signature's chunk
 * is loaded: a player who presses Bet has it already, so the bet leaves before the next frame.
 * @param path without its query
 * @throws CallError (rejected) when the signature's chunk cannot be loaded
 */
export function callHeaders(path: string): CallHeaders | Promise<CallHeaders> {
  const prefix = pageConfig().signingPrefix
  if (!prefix || sign) return headersOf(path, prefix)
  return loadSign().then(() => headersOf(path, prefix))
}

function headersOf(path: string, prefix: string): CallHeaders {
  const time = serverNow()
  const demo = findDemoToken()
  const values: Record<string, string | undefined> = {
    [HEADERS.token]: demo === undefined ? findToken() : undefined,
    [HEADERS.demo]: demo,
    [HEADERS.currency]: queryClient.getQueryData<{ currencyId: string }>(['user'])?.currencyId,
    [HEADERS.device]: deviceType(),
    [HEADERS.time]: String(time),
    [HEADERS.signature]: prefix ? sign?.(path, time, prefix) : undefined,
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
  const knownEntries = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(knownEntries.map(([name, value]) => [name, sendable(value)]))
}

/** Loads the signature's chunk. A page that carries its answers makes no call before it is loaded. */
async function loadSign(): Promise<void> {
  const { signatureOf } = await import('./signature.ts').catch(() => {
    throw new CallError('network_error')
  })
  sign = signatureOf
}

/** Removes what a header cannot hold: anything but Latin-1, and line breaks. */
function sendable(value: string): string {
  return value.replace(/[^\x20-\x7e\xa0-\xff]/g, '').trim()
}
