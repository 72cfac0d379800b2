import { currentLocale } from '../session/language.ts'
import { readStored } from '../session/storage.ts'
import { findToken } from '../session/token.ts'
import { serverNow } from './server-time.ts'

/** MOBILE or PC, as the layout has it. */
export function deviceType(): 'MOBILE' | 'PC' {
  return document.documentElement.dataset.layout === 'desktop' ? 'PC' : 'MOBILE'
}

/** The headers of each call (CL-02), without those that have no value. */
export function callHeaders(): Record<string, string> {
  const values: Record<string, string | undefined> = {
    'Content-Type': 'application/json',
    Auth: findToken(),
    Device: deviceType(),
    ST: String(serverNow()),
    TZ: String(-new Date().getTimezoneOffset() / 60),
    LANG: currentLocale(),
    BFID: readStored('BrowserFingerprintId'),
    NAV_TOKEN: readStored('navToken'),
    Tkk: readStored('tkk'),
  }
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
