import * as z from 'zod/mini'
import { checkinRuleSchema, wageringRuleSchema } from './bonus.ts'
import { textSchema } from './shapes.ts'
import { linkSetting, switchedOff, switchedOn, toldSettings } from './startup.ts'

/**
 * What the operator may set, each with its default: what every player is told, and what stays on the server or reaches the
 * page another way. The server stores it as one document; what is missing in it is the default's.
 */
export const siteSettingsSchema = z.object({
  ...toldSettings,
  defaultVisitorName: z._default(z.string().check(z.maxLength(40)), 'NewVisitor'),
  symbolText: z._default(z.string().check(z.maxLength(40)), ''),
  useGameSymbol: switchedOn,
  requestTimeoutMs: z._default(z.int().check(z.minimum(1000), z.maximum(600_000)), 60_000),
  /**
   * The jurisdiction of each country, by ISO 3166-1 alpha-2; `*` is every other one. A country that is not named, without `*`,
   * and a jurisdiction that does not exist are `strict`.
   */
  jurisdictions: z._default(z.record(textSchema, textSchema), { '*': 'demo' }),
  /** The daily check-in, where the jurisdiction allows bonuses. */
  checkinSpins: z._default(checkinRuleSchema, {
    calendar: [1, 1, 1, 2, 1, 1, 3].map((count) => ({ count, value: 1, vipLevel: 0 })),
    days: 7,
  }),
  /** What wins of granted spins are put under. */
  wagering: z._default(wageringRuleSchema, { times: 10, days: 7, shares: {} }),
  /** Calls must be signed (STT); otherwise a signature is sent and not looked at. */
  signingRequired: switchedOff,
  /** Key for encrypted game calls: 16, 24 or 32 characters; empty: there are none. */
  siteKey: z._default(z.string().check(z.regex(/^([!-~]{16}|[!-~]{24}|[!-~]{32})?$/)), ''),
  /** With a site key: the plain paths of game calls are closed. */
  closePlainGamePaths: switchedOff,
  /** Loading pictures and icons: an asset's name or address; empty: the product's own. */
  loadingIcon: linkSetting,
  globalLoadIcon: linkSetting,
  icon: linkSetting,
  pcIcon: linkSetting,
  imageCdnRoot: linkSetting,
  wssCdnRoot: linkSetting,
  apiCdnRoot: linkSetting,
  /** Hosts that `getH5RefAppUrl` names. */
  refAppHosts: z._default(z.array(z.string().check(z.maxLength(253))), []),
})
export type SiteSettingsDocument = z.infer<typeof siteSettingsSchema>
