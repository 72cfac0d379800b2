import * as z from 'zod/mini'
import { findSitePath } from './safe-address.ts'

/** The popups that a link may open: those without parameters. */
const linkPopups = [
  'login',
  'register',
  'other-login',
  'wallet',
  'recharge-notice',
  'devices',
  'language',
  'menu',
  'update',
  'chat',
  'scratch',
  'forbidden',
  // The daily check-in, as the specification's `#signPopup` calls it.
  'sign-in',
  'game-recommendation',
  'free-spin',
  'kyc',
  'country',
  'age',
  'app-download',
  'home-screen',
  'game-maintenance',
  'payment-maintenance',
  'withdraw-info',
  'red-packet',
] as const
/** The name of a popup that a link may open. */
export type LinkPopup = (typeof linkPopups)[number]

const sitePath = z.string().check(z.refine((path) => path.startsWith('/') && findSitePath(path) !== undefined))

/**
 * The keys of `#action={…}` and their values; the site runs them in this order. No action moves money or shows a text of the
 * link, since anyone can send such a link.
 */
const linkActionsSchema = z.object({
  /** Closes every popup. */
  closePopups: z.optional(z.literal(true)),
  /** Turns sound on or off, and stores the choice. */
  sound: z.optional(z.boolean()),
  /** Switches the language: a tag such as `pt-BR`; an unknown one changes nothing. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i))),
  /** Reloads all data on screen. */
  refresh: z.optional(z.literal(true)),
  /** Goes to a page of the site. */
  goTo: z.optional(sitePath),
  /** Scrolls to an element of the page by its id. */
  anchor: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** Behaviour of later popups: the login in the whole window, the path after a registration, a lottery's own game. */
  popupState: z.optional(
    z.object({
      loginFullScreen: z.exactOptional(z.boolean()),
      jumpPathAfterRegister: z.exactOptional(sitePath),
      directOpenLotteryGame: z.exactOptional(z.boolean()),
    }),
  ),
  /** Opens a popup. */
  popup: z.optional(z.enum(linkPopups)),
})
/** The actions of one link. */
export type LinkActions = z.infer<typeof linkActionsSchema>

/** The known and valid actions of a link, and the keys that it skips. */
export function readActions(values: Readonly<Record<string, unknown>>): { actions: LinkActions; skipped: string[] } {
  const shape: Record<string, z.ZodMiniType> = linkActionsSchema.shape
  const isKnown = ([key, value]: [string, unknown]) => Object.hasOwn(shape, key) && shape[key]?.safeParse(value).success
  const entries = Object.entries(values)
  const knownEntries = entries.filter(isKnown)
  return {
    actions: linkActionsSchema.parse(Object.fromEntries(knownEntries)),
    skipped: entries.filter((entry) => !knownEntries.includes(entry)).map(([key]) => key),
  }
}
