import * as z from 'zod/mini'
import { wageringRuleSchema } from './bonus.ts'
import { marketSchema } from './market.ts'
import { textSchema } from './shapes.ts'

// Each stands for many fields: players' pages make these schemas while they start.
const switchedOff = z._default(z.boolean(), false)
const switchedOn = z._default(z.boolean(), true)
const link = z._default(z.string().check(z.maxLength(2048)), '')

/** A currency as players see it. Amounts are cut to `decimalLength`; withdrawals to `withdrawDecimalLength`. */
export const currencySchema = z.object({
  id: textSchema,
  symbol: textSchema,
  decimalLength: z.int(),
  withdrawDecimalLength: z._default(z.int(), 0),
})
export type Currency = z.infer<typeof currencySchema>

/** A country that the operator serves. The first is the current one. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  id: textSchema,
  name: textSchema,
  /** The locale that a visitor from there is shown first. */
  language: textSchema,
  currencyId: textSchema,
  /** As in +55. */
  dialCode: textSchema,
})
export type Country = z.infer<typeof countrySchema>

/** Which of the product's messages are sent as SMS or e-mail codes. */
export const smsConfigSchema = z.object({
  enableForgetPassword: switchedOff,
  enableRegister: switchedOff,
  enableWithdraw: switchedOff,
})

/**
 * What the operator may set of the start-up configuration (section 3 of the specification), each with its default. The
 * server stores it as one document; what is missing in it is the default's.
 */
export const siteSettingsSchema = z.object({
  minBetAmount: z._default(z.number().check(z.positive()), 1),
  defaultBetAmount: z._default(z.number().check(z.positive()), 5),
  defaultVisitorName: z._default(z.string().check(z.maxLength(40)), 'NewVisitor'),
  symbol: z._default(z.string().check(z.maxLength(8)), 'G$'),
  symbolText: z._default(z.string().check(z.maxLength(40)), ''),
  useGameSymbol: switchedOn,
  requestTimeoutMs: z._default(z.int().check(z.minimum(1000), z.maximum(600_000)), 60_000),
  language: z._default(z.string().check(z.maxLength(16)), 'en'),
  /** `varStyles` is put on the body's style as it is. */
  buildConfig: z._default(z.object({ varStyles: z._default(z.string().check(z.maxLength(20_000)), '') }), {
    varStyles: '',
  }),
  countries: z._default(z.array(countrySchema).check(z.maxLength(250)), []),
  /** A visitor from none of the countries, or without a stored one, is asked; else the first is current. */
  askCountry: switchedOff,
  /**
   * The market of each country, by ISO 3166-1 alpha-2; `*` is every other one. A country that is not named, without `*`,
   * and a market that does not exist are `strict`.
   */
  markets: z._default(z.record(textSchema, textSchema), { '*': 'demo' }),
  /**
   * Spins of the wheel for who registers with an invite code and an invite wheel's tag, where the market allows bonuses;
   * 0: none. `value` is in whole units of the player's currency.
   */
  inviteSpins: z._default(
    z.object({
      count: z.int().check(z.minimum(0), z.maximum(100)),
      value: z.number().check(z.positive()),
      days: z.int().check(z.minimum(1), z.maximum(365)),
    }),
    { count: 3, value: 1, days: 7 },
  ),
  /** What wins of granted spins are put under. */
  wagering: z._default(wageringRuleSchema, { times: 10, days: 7, shares: {} }),
  /** Visitors say once whether they are that old, in years; 0: nobody is asked. */
  minimumAge: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
  disableVipPlus: switchedOff,
  brand: z._default(z.object({ players: z._default(z.int(), 0), winners: z._default(z.int(), 0) }), {
    players: 0,
    winners: 0,
  }),
  apkLink: link,
  iosMobileFileLink: link,
  w2aBrandLink: link,
  downloadLink: link,
  iosLink: link,
  vpCode: z._default(z.string().check(z.maxLength(500)), ''),
  enableWebPush: switchedOff,
  enablePwa: switchedOff,
  smsConfig: z._default(smsConfigSchema, { enableForgetPassword: false, enableRegister: false, enableWithdraw: false }),
  enabledSmsConfigs: z._default(z.array(z.string().check(z.maxLength(40))), []),
  disableAppDownload: switchedOff,
  enableSalary: switchedOff,
  autoBk: switchedOff,
  enableRegisterPromoCode: switchedOff,
  gpcSymbol: z._default(z.string().check(z.maxLength(8)), ''),
  disableGPC: switchedOff,
  horizontalCom: switchedOff,
  /** Ways to log in beside a password, by name; none is built in. */
  thirdLoginTypes: z._default(z.array(z.string().check(z.maxLength(40))), []),
  /** What `/embed` shows (RT-01); empty: the page says that nothing is set. */
  embedUrl: link,
  /** Where the whole site has moved to (RT-10). */
  redirectUrl: link,
  /** `gp` shows a gate until the visitor passes it (RT-09). */
  domainKind: z._default(z.string().check(z.maxLength(16)), ''),
  /** Locks the page while developer tools are open (RT-19). */
  lockDeveloperTools: switchedOff,
  /** Another origin than the site's own at which the studio stands: it may frame the site and speak to its preview (DS-05). */
  previewOrigin: z._default(z.string().check(z.regex(/^(https?:\/\/[\w.-]+(:\d{1,5})?)?$/)), ''),
  /** Only the first of the open popups shows (PO-02). */
  singlePointPopups: switchedOff,
  /** The whole site is closed: calls answer -120. */
  maintenance: switchedOff,
  /** Raised when the house's terms change: players accept them before money moves. 0: nothing to accept. */
  termsVersion: z._default(z.int().check(z.minimum(0)), 0),
  /** Calls must be signed (STT); otherwise a signature is sent and not looked at. */
  signingRequired: switchedOff,
  /** Key for encrypted game calls: 16, 24 or 32 characters; empty: there are none. */
  siteKey: z._default(z.string().check(z.regex(/^([!-~]{16}|[!-~]{24}|[!-~]{32})?$/)), ''),
  /** With a site key: the plain paths of game calls are closed. */
  closePlainGamePaths: switchedOff,
  /** Loading pictures and icons: an asset's name or address; empty: the product's own. */
  loadingIcon: link,
  globalLoadIcon: link,
  icon: link,
  pcIcon: link,
  imageCdnRoot: link,
  wssCdnRoot: link,
  apiCdnRoot: link,
  /** Hosts that `getH5RefAppUrl` names. */
  refAppHosts: z._default(z.array(z.string().check(z.maxLength(253))), []),
})
export type SiteSettingsDocument = z.infer<typeof siteSettingsSchema>

/** Settings that no player is told: they stay on the server, or reach the page another way. */
const SECRET = {
  siteKey: true,
  markets: true,
  wagering: true,
  signingRequired: true,
  closePlainGamePaths: true,
  refAppHosts: true,
  requestTimeoutMs: true,
  defaultVisitorName: true,
  symbolText: true,
  useGameSymbol: true,
  loadingIcon: true,
  globalLoadIcon: true,
  icon: true,
  pcIcon: true,
  imageCdnRoot: true,
  wssCdnRoot: true,
  apiCdnRoot: true,
} as const

/** The start-up configuration as `home/startup` answers it and as the page carries it. */
export const startupSchema = z.object({
  ...z.omit(siteSettingsSchema, SECRET).shape,
  languages: z.array(textSchema),
  currencies: z.array(currencySchema),
  countryId: textSchema,
  currencyId: textSchema,
  currencyIdList: z.array(textSchema),
  /** The site key backwards; empty without one. */
  sk: textSchema,
  designCacheKey: textSchema,
  langItemsCacheKey: textSchema,
  games: z.array(z.object({ id: textSchema, enabled: z.boolean() })),
  /** What a visitor's market allows: that of the header `COUNTRY`, else of the first country. A player's is in `game.settings`. */
  market: marketSchema,
  /** The server's version: another than the page's own asks for an update. */
  version: textSchema,
})
export type StartupConfig = z.infer<typeof startupSchema>
