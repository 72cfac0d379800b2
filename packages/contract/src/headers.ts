/** The headers that a call may carry, by the specification's names. A server takes any value of them, and none. */
export const HEADERS = {
  token: 'Auth',
  device: 'Device',
  /** The server's time as the caller knows it, milliseconds since 1970. */
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
  /** A demonstration's token, from `game.play`: the call is of the demonstration and moves no money. */
  demo: 'Demo',
  /** The key of the installation, on a call of staff. */
  staffKey: 'Staff-Key',
} as const

/** What a call's signature is the MD5 of, lower-case hex: the page's prefix, the path without its query, the time. */
export function signedText(prefix: string, path: string, time: number | string): string {
  return `${prefix}${path}${time}`
}

/** Where the sealed twin of a game call's path is: `/api/game/bet` becomes `/api/v1/game/bet`. */
export function sealedPath(path: string): string {
  return path.replace(/^\/api\//, '/api/v1/')
}
