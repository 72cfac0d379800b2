import * as z from 'zod/mini'
import { jurisdictionSchema } from './jurisdiction.ts'
import { textSchema } from './shapes.ts'

// Many fields use these schemas, since players' pages create them while they start.
/** A switch that is off until the operator turns it on. */
export const switchedOff = z._default(z.boolean(), false)
/** A switch that is on until the operator turns it off. */
export const switchedOn = z._default(z.boolean(), true)
/** An address, or an asset's name; empty: none. */
export const linkSetting = z._default(z.string().check(z.maxLength(2048)), '')

/** A currency for players. Amounts are floored to `decimalLength`, withdrawals to `withdrawDecimalLength`. */
export const currencySchema = z.object({
  id: textSchema,
  symbol: textSchema,
  decimalLength: z.int(),
  withdrawDecimalLength: z._default(z.int(), 0),
})
export type Currency = z.infer<typeof currencySchema>

/** A country of the operator. The first is the current one. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  id: textSchema,
  name: textSchema,
  /** The first locale of a visitor from this country. */
  language: textSchema,
  currencyId: textSchema,
  /** As in +55. */
  dialCode: textSchema,
})
export type Country = z.infer<typeof countrySchema>

/** Which actions send a code by SMS or e-mail. */
export const smsConfigSchema = z.object({
  enableForgetPassword: switchedOff,
  enableRegister: switchedOff,
  enableWithdraw: switchedOff,
})

/**
 * The operator's settings that every player's page receives (section 3 of the specification), each with its default.
 * docs/settings.md says what each does, and which have no effect yet.
 */
export const publicSettings = {
  minBetAmount: z._default(z.number().check(z.positive(), z.maximum(1e6)), 1),
  defaultBetAmount: z._default(z.number().check(z.positive(), z.maximum(1e6)), 5),
  symbol: z._default(z.string().check(z.maxLength(8)), 'G$'),
  language: z._default(z.string().check(z.maxLength(16)), 'en'),
  /** `varStyles` becomes the body's style, unchanged. */
  buildConfig: z._default(z.object({ varStyles: z._default(z.string().check(z.maxLength(20_000)), '') }), {
    varStyles: '',
  }),
  /** The first is current. With several, the site asks a visitor without a stored choice (PO-01). */
  countries: z._default(z.array(countrySchema).check(z.maxLength(250)), []),
  /**
   * Free spins for a player who registers with an invite code and an invite wheel's tag, if the jurisdiction allows bonuses;
   * 0: none. `value` is in whole units of the site's first currency; in others times their scale.
   */
  inviteSpins: z._default(
    z.object({
      count: z.int().check(z.minimum(0), z.maximum(100)),
      value: z.number().check(z.positive(), z.maximum(1e6)),
      days: z.int().check(z.minimum(1), z.maximum(365)),
    }),
    { count: 3, value: 1, days: 7 },
  ),
  /** The site asks visitors once whether they are this old, in years; 0: it does not ask. */
  minimumAge: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
  disableVipPlus: switchedOff,
  brand: z._default(z.object({ players: z._default(z.int(), 0), winners: z._default(z.int(), 0) }), {
    players: 0,
    winners: 0,
  }),
  apkLink: linkSetting,
  iosMobileFileLink: linkSetting,
  w2aBrandLink: linkSetting,
  downloadLink: linkSetting,
  iosLink: linkSetting,
  vpCode: z._default(z.string().check(z.maxLength(500)), ''),
  enableWebPush: switchedOff,
  enablePwa: switchedOff,
  smsConfig: z._default(smsConfigSchema, { enableForgetPassword: false, enableRegister: false, enableWithdraw: false }),
  /** The ways that codes go; empty: all that the server can send by. */
  enabledSmsConfigs: z._default(z.array(z.enum(['sms', 'email'])), []),
  disableAppDownload: switchedOff,
  enableSalary: switchedOff,
  autoBk: switchedOff,
  enableRegisterPromoCode: switchedOff,
  gpcSymbol: z._default(z.string().check(z.maxLength(8)), ''),
  disableGPC: switchedOff,
  horizontalCom: switchedOff,
  /** Other ways to log in beside a password: the ids of the server's services first, then what the operator lists. */
  thirdLoginTypes: z._default(z.array(z.string().check(z.maxLength(40))), []),
  /** The address that `/embed` shows (RT-01); empty: the page says that no address is set. */
  embedUrl: linkSetting,
  /** The new address of a site that has moved (RT-10). */
  redirectUrl: linkSetting,
  /** `gp` shows a gate until the visitor passes it (RT-09). */
  domainKind: z._default(z.string().check(z.maxLength(16)), ''),
  /** Locks the page while developer tools are open (RT-19). */
  lockDeveloperTools: switchedOff,
  /** The studio's origin, if it differs from the site's: it may frame the site and use its preview (DS-05). */
  previewOrigin: z._default(z.string().check(z.regex(/^(https?:\/\/[\w.-]+(:\d{1,5})?)?$/)), ''),
  /** Whether only the first of the open popups shows (PO-02). */
  singlePointPopups: switchedOff,
  /** Whether the site is closed: calls answer -120. */
  maintenance: switchedOff,
  /** Version of the house's terms; players accept a new version before money moves. 0: no terms. */
  termsVersion: z._default(z.int().check(z.minimum(0)), 0),
}

/** The start-up configuration: the answer of `home/startup`, and part of the page. */
export const startupSchema = z.object({
  ...publicSettings,
  languages: z.array(textSchema),
  currencies: z.array(currencySchema),
  countryId: textSchema,
  currencyId: textSchema,
  currencyIdList: z.array(textSchema),
  /** The site key backwards; empty without one. */
  sk: textSchema,
  designCacheKey: textSchema,
  langItemsCacheKey: textSchema,
  /** The key under which the categories and their games never change (`apiCdnPath`). */
  gamesCacheKey: textSchema,
  games: z.array(z.object({ id: textSchema, enabled: z.boolean() })),
  /** The visitor's jurisdiction: that of the header `COUNTRY`, otherwise of the first country. A player's is in `game.settings`. */
  jurisdiction: jurisdictionSchema,
  /** The server's version; a page of another version asks for an update. */
  version: textSchema,
})
export type StartupConfig = z.infer<typeof startupSchema>
