/** The headers of a call, by the specification's names. All are optional, and a server accepts any value. */
export const HEADERS = {
  token: 'Auth',
  device: 'Device',
  /** The caller's estimate of the server's time, milliseconds since 1970. */
  time: 'ST',
  /** The signature: see `signedText`. */
  signature: 'STT',
  /** Hours east of UTC. */
  timeZone: 'TZ',
  language: 'LANG',
  country: 'COUNTRY',
  browserId: 'BFID',
  tkk: 'Tkk',
  navToken: 'NAV_TOKEN',
  designToken: 'DesignToken',
  app: 'APP',
  version: 'VERSION',
  pwa: 'pwa',
  gaid: 'GAID',
  afid: 'AFID',
  aid: 'AID',
  /** `1` on a sealed call. */
  sealed: 'SE',
  idempotencyKey: 'Idempotency-Key',
  /** The currency that the page shows: a money call is refused when the account has another one now. Our own clients send it. */
  currency: 'Currency',
  /** A demonstration's token, from `game.play`: the call belongs to the demonstration and moves no money. */
  demo: 'Demo',
  /** The key of the installation, on a call of staff. */
  staffKey: 'Staff-Key',
} as const

/** The text of a call's signature, which is its MD5 in lower-case hex: the page's prefix, the path without its query, the time. */
export function signedText(prefix: string, path: string, time: number | string): string {
  return `${prefix}${path}${time}`
}

/** The path of a game call's sealed form: `/api/game/bet` becomes `/api/v1/game/bet`. */
export function sealedPath(path: string): string {
  return path.replace(/^\/api\//, '/api/v1/')
}
