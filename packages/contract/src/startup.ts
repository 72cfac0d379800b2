import * as z from 'zod/mini'
import { jurisdictionSchema } from './jurisdiction.ts'
import { textSchema } from './shapes.ts'

// Each stands for many fields: players' pages make these schemas while they start.
/** A switch that is off until the operator turns it on. */
export const switchedOff = z._default(z.boolean(), false)
/** A switch that is on until the operator turns it off. */
export const switchedOn = z._default(z.boolean(), true)
/** An address, or an asset's name; empty: none. */
export const linkSetting = z._default(z.string().check(z.maxLength(2048)), '')

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
 * What the operator may set and every player is told (section 3 of the specification), each with its default: fields. What
 * each does, and which are carried only, is in docs/settings.md.
 */
export const toldSettings = {
  minBetAmount: z._default(z.number().check(z.positive(), z.maximum(1e6)), 1),
  defaultBetAmount: z._default(z.number().check(z.positive(), z.maximum(1e6)), 5),
  symbol: z._default(z.string().check(z.maxLength(8)), 'G$'),
  language: z._default(z.string().check(z.maxLength(16)), 'en'),
  /** `varStyles` is put on the body's style as it is. */
  buildConfig: z._default(z.object({ varStyles: z._default(z.string().check(z.maxLength(20_000)), '') }), {
    varStyles: '',
  }),
  /** The first is current. Where there is a choice, a visitor without a stored one is asked once the site is live (PO-01). */
  countries: z._default(z.array(countrySchema).check(z.maxLength(250)), []),
  /**
   * Spins of the wheel for who registers with an invite code and an invite wheel's tag, where the jurisdiction allows bonuses;
   * 0: none. `value` is in whole units of the player's currency.
   */
  inviteSpins: z._default(
    z.object({
      count: z.int().check(z.minimum(0), z.maximum(100)),
      value: z.number().check(z.positive(), z.maximum(1e6)),
      days: z.int().check(z.minimum(1), z.maximum(365)),
    }),
    { count: 3, value: 1, days: 7 },
  ),
  /** Visitors say once whether they are that old, in years; 0: nobody is asked. */
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
  embedUrl: linkSetting,
  /** Where the whole site has moved to (RT-10). */
  redirectUrl: linkSetting,
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
}

/** The start-up configuration as `home/startup` answers it and as the page carries it. */
export const startupSchema = z.object({
  ...toldSettings,
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
  /** What a visitor's jurisdiction allows: that of the header `COUNTRY`, else of the first country. A player's is in `game.settings`. */
  jurisdiction: jurisdictionSchema,
  /** The server's version: another than the page's own asks for an update. */
  version: textSchema,
})
export type StartupConfig = z.infer<typeof startupSchema>
