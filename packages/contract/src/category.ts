import * as z from 'zod/mini'

/** A category of games. The first one is always `All Games`, id `00`, type `ALL`. */
export const categorySchema = z.object({
  id: z.string(),
  /** An asset's name or address; for a name without an asset, the site shows its own icon of that name. */
  icon: z.string(),
  name: z.string(),
  type: z.string(),
  /** The site opens `link` at once instead of a list of games. */
  directlyPlay: z.boolean(),
  /** A link of the site's grammar; empty where the category is a list of games. */
  link: z.string(),
})
export type Category = z.infer<typeof categorySchema>

/** A game as a category lists it. */
export const categoryGameSchema = z.object({
  id: z.string(),
  gameId: z.string(),
  name: z.string(),
  icon: z.string(),
  /** A link of the site's grammar that opens it. */
  link: z.string(),
  /** What comes back of all stakes on average, in percent; absent where a stake is a gift, and for a game that is none of ours. */
  returnPercent: z.optional(z.number()),
  /** The highest payout, in stakes; absent for a game that is none of ours. */
  topMultiple: z.optional(z.number()),
})
export type CategoryGame = z.infer<typeof categoryGameSchema>

/**
 * The address of an answer that never changes under its key.
 * @param key `cacheKey` of the answer of `game.categoryList`
 * @param path the call's path from the root, such as `/game/game_category_list`
 */
export function apiCdnPath(key: string, path: string): string {
  return `/api/static/static/apicdn/${key}${path}`
}

/** The game whose stakes are free spins. */
export const SPIN_GAME = 'freespin'

/** Games that open without a balance: sports (AU-04), and the wheel, whose stakes are free spins. */
const FREE_OF_BALANCE: readonly string[] = ['sports', SPIN_GAME]

/**
 * Whether the site sends a player without a balance to the cashier instead of into a game (AU-04). A demonstration needs no
 * balance. The wheel opens without a free spin too, and says that there is none.
 */
export function needsBalance(gameId: string): boolean {
  return !FREE_OF_BALANCE.includes(gameId)
}
