import * as z from 'zod/mini'
import { findSitePath } from './safe-address.ts'

/** The popups that a link may open: those that need nothing told. */
const linkPopups = [
  'login',
  'register',
  'wallet',
  'recharge-notice',
  'devices',
  'language',
  'menu',
  'update',
  'chat',
  'scratch',
  'forbidden',
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
 * The keys that `#action={…}` knows, with what their value may be; they are done in this order. Nothing here moves money
 * or shows a stranger's words: such a link can stand in anybody's message.
 */
const linkActionsSchema = z.object({
  /** Closes every popup. */
  closePopups: z.optional(z.literal(true)),
  /** Turns sound on or off, and remembers it. */
  sound: z.optional(z.boolean()),
  /** Switches the language: a tag such as `pt-BR`; one that the site does not have changes nothing. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i))),
  /** Asks for everything on screen anew. */
  refresh: z.optional(z.literal(true)),
  /** Goes to a page of the site. */
  goTo: z.optional(sitePath),
  /** Scrolls to an element of the page by its id. */
  anchor: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** How the popups to come behave: the whole window for the login, where a registration leads, a lottery's own game. */
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

/** The actions of a link that this version knows and can read, and the keys that it skips. */
export function readActions(given: Readonly<Record<string, unknown>>): { actions: LinkActions; skipped: string[] } {
  const shape: Record<string, z.ZodMiniType> = linkActionsSchema.shape
  const isKnown = ([key, value]: [string, unknown]) => Object.hasOwn(shape, key) && shape[key]?.safeParse(value).success
  const entries = Object.entries(given)
  const known = entries.filter(isKnown)
  return {
    actions: linkActionsSchema.parse(Object.fromEntries(known)),
    skipped: entries.filter((entry) => !known.includes(entry)).map(([key]) => key),
  }
}
