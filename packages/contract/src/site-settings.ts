import * as z from 'zod/mini'
import { checkinRuleSchema, wageringRuleSchema } from './bonus.ts'
import { findFileAddress, findWebAddress } from './safe-address.ts'
import { textSchema } from './shapes.ts'
import { countrySchema, publicSettings, switchedOff, switchedOn } from './startup.ts'

const clock = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a text is the tag of a language that exists, such as `pt-BR`. */
function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(tag) !== undefined
  } catch {
    return false
  }
}

/** A host, perhaps with a port. Nothing in it ends a source of the content security policy. */
const HOST = /^[\w.-]+(:\d{1,5})?$/
/** The name of an asset of the design's mappings, or the key of a resource. */
const ASSET_NAME = /^[\w.-]{1,100}$/

const isHost = (text: string) => HOST.test(text) && URL.parse(`https://${text}`) !== null
const isWebAddress = (text: string) => isHost(URL.parse(findWebAddress(text) ?? '')?.host ?? '')
/** The root of other addresses: nothing follows its path. That of live connections may name their own protocol. */
const isRoot = (text: string) => isWebAddress(text) && /^[^?#;,'"\s]*$/.test(text)
const isLiveRoot = (text: string) => isRoot(text.replace(/^ws(?=s?:)/i, 'http'))

/** A setting that is empty or passes a test. The site puts it into an address, a header or the page. */
const emptyOr = (passes: (text: string) => boolean, message: string) =>
  z._default(
    z.string().check(
      z.maxLength(2048),
      z.refine((text) => text === '' || passes(text), message),
    ),
    '',
  )

const webAddress = emptyOr(isWebAddress, 'Not an address that begins with https:// or http://')
const picture = emptyOr(
  (text) => ASSET_NAME.test(text) || findFileAddress(text) !== undefined,
  "Not an asset's name, a path of the site or an address that begins with https://",
)

/** When the people of the live chat are there. */
const deskHoursSchema = z
  .object({
    /** 1 is Monday, 7 Sunday. */
    days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
    /** `09:00`. */
    from: clock(),
    /** Up to but without it; `24:00` is the day's end. */
    until: clock(),
    /** IANA name, such as `Europe/Berlin`. */
    timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone, 'Not a time zone')),
  })
  .check(z.refine(({ from, until }) => from < until, 'Ends before it begins'))
export type DeskHours = z.infer<typeof deskHoursSchema>

/**
 * The operator's settings, each with its default: those in the start-up configuration, and those that stay on the server or
 * reach the page another way. The server stores one document; an absent field has its default.
 */
export const siteSettingsSchema = z.object({
  ...publicSettings,
  language: z._default(z.string().check(z.maxLength(16), z.refine(isLanguage, 'Not a language')), 'en'),
  countries: z._default(
    z
      .array(
        z.extend(countrySchema, {
          language: textSchema.check(z.refine((tag) => tag === '' || isLanguage(tag), 'Not a language')),
        }),
      )
      .check(z.maxLength(250)),
    [],
  ),
  apkLink: webAddress,
  iosMobileFileLink: webAddress,
  w2aBrandLink: webAddress,
  downloadLink: webAddress,
  iosLink: webAddress,
  redirectUrl: webAddress,
  embedUrl: emptyOr(
    (text) => findFileAddress(text) !== undefined,
    'Not a path of the site or an address that begins with https://',
  ),
  defaultVisitorName: z._default(z.string().check(z.maxLength(40)), 'NewVisitor'),
  symbolText: z._default(z.string().check(z.maxLength(40)), ''),
  useGameSymbol: switchedOn,
  requestTimeoutMs: z._default(z.int().check(z.minimum(1000), z.maximum(600_000)), 60_000),
  /**
   * The jurisdiction of each country, by ISO 3166-1 alpha-2; `*` is every other one. An unlisted country without `*` and an
   * unknown jurisdiction are `strict`.
   */
  jurisdictions: z._default(z.record(textSchema, textSchema), { '*': 'demo' }),
  /** The daily check-in, where the jurisdiction allows bonuses. */
  checkinSpins: z._default(checkinRuleSchema, {
    calendar: [1, 1, 1, 2, 1, 1, 3].map((count) => ({ count, value: 1, vipLevel: 0 })),
    days: 7,
  }),
  /** The wagering rule for the wins of free spins. */
  wagering: z._default(wageringRuleSchema, { times: 10, days: 7, shares: {} }),
  /** How much of all deposits a player must have staked before a withdrawal, in percent; 0: nothing. */
  withdrawWagerPercent: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 100),
  /** Whether the server checks the signature of calls (STT). */
  signingRequired: switchedOff,
  /** Key for sealed game calls: 16, 24 or 32 characters; empty: no sealed calls. */
  siteKey: z._default(z.string().check(z.regex(/^([!-~]{16}|[!-~]{24}|[!-~]{32})?$/)), ''),
  /** With a site key: whether the plain paths of game calls are closed. */
  closePlainGamePaths: switchedOff,
  /** Loading pictures and icons: an asset's name or address; empty: the product's. */
  loadingIcon: picture,
  globalLoadIcon: picture,
  icon: picture,
  pcIcon: picture,
  imageCdnRoot: emptyOr(isRoot, 'Not the root of a host, such as https://cdn.example'),
  wssCdnRoot: emptyOr(isLiveRoot, 'Not the root of a host, such as wss://live.example'),
  apiCdnRoot: emptyOr(isRoot, 'Not the root of a host, such as https://cdn.example'),
  /** Hours of the live chat; null: always. Outside of them players leave a message. */
  supportHours: z._default(z.nullable(deskHoursSchema), null),
  /** Hosts that `getH5RefAppUrl` names. */
  refAppHosts: z._default(z.array(z.string().check(z.maxLength(253), z.refine(isHost, 'Not a host'))), []),
})
export type SiteSettingsDocument = z.infer<typeof siteSettingsSchema>
