import * as z from 'zod/mini'

/** A category of games. The first one is always `All Games`, id `00`, type `ALL`. */
export const categorySchema = z.object({
  id: z.string(),
  /** An asset's name or address; one that nobody has mapped is the site's own drawing of that name. */
  icon: z.string(),
  name: z.string(),
  type: z.string(),
  /** Choosing it opens `link` at once instead of a list of games. */
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
})
export type CategoryGame = z.infer<typeof categoryGameSchema>

/**
 * The address of an answer that never changes under its key.
 * @param key as the answer of `game.categoryList` names it
 * @param path the call's path from the root, such as `/game/game_category_list`
 */
export function apiCdnPath(key: string, path: string): string {
  return `/api/static/static/apicdn/${key}${path}`
}
