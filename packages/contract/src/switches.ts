import * as z from 'zod/mini'
import { textSchema, timeSchema } from './shapes.ts'

/** What staff can switch off (OP-02), the widest first. */
export const SWITCH_KINDS = ['site', 'game', 'version', 'jurisdiction', 'payment_method', 'player'] as const
/** A kind of switch. */
export type SwitchKind = (typeof SWITCH_KINDS)[number]

/** The id of the one switch of the kind `site`. */
export const SITE_SWITCH = 'site'

/** A kind of switch. */
export const switchKindSchema = z.enum(SWITCH_KINDS)

/** One switch. */
export const switchSchema = z.object({
  kind: switchKindSchema,
  /** `site`; a game's id; `game:version`; a jurisdiction's or a channel's id; the id of a player's account. */
  id: textSchema,
  /** What staff calls it: a game's or channel's name, a player's nickname; empty where the id says all. */
  name: textSchema,
  off: z.boolean(),
  /** For a payment method: whether it is for deposits or for withdrawals. */
  use: z.optional(z.enum(['recharge', 'withdraw'])),
  /** Who turned it last, when and why; absent before the first turn, and when another call has changed it since. */
  turn: z.optional(z.object({ at: timeSchema, person: textSchema, reason: textSchema })),
})
/** One switch, as the calls show it. */
export type Switch = z.infer<typeof switchSchema>
