import * as z from 'zod/mini'
import { textSchema } from './shapes.ts'

const nameSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** The device of a part: `mobile` for phones and tablets, `pc` for desktops. */
export const deviceSchema = z.enum(['mobile', 'pc'])
export type Device = z.infer<typeof deviceSchema>

/**
 * One block on a page: its component (`comId`, see packages/blocks) and its data, which the block reads field by field.
 * `paths` limits the block to addresses (see `isShownAt`), `device` to a kind of device. `width` is that of texts and forms
 * (`maxWidth` of the global design), or that of a wide window (at least 1656 px where there is so much); without it the page's.
 */
export const itemSchema = z.object({
  id: nameSchema,
  comId: nameSchema,
  data: z._default(z.record(textSchema, z.unknown()), {}),
  paths: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  device: z.optional(deviceSchema),
  width: z.optional(z.enum(['text', 'wide'])),
})
export type Item = z.infer<typeof itemSchema>

/**
 * A page of the design. The type `global` surrounds every other page (header, menus, footer, the global design C000045),
 * `home` is the lobby; any other type is a content page at `/page/{id}`.
 */
export const designPageSchema = z.object({
  id: nameSchema,
  type: nameSchema,
  /** The document's title: a text, or the key of one. */
  title: z._default(z.string().check(z.maxLength(200)), ''),
  items: z.array(itemSchema).check(z.maxLength(200)),
})
export type DesignPage = z.infer<typeof designPageSchema>

/** A line of a menu or of the tab bar. `text` is a text or the key of one, `link` one of the link grammar, `icon` an icon's name or an asset's. */
export const menuLineSchema = z.object({
  id: nameSchema,
  text: z.string().check(z.maxLength(80)),
  icon: z._default(z.string().check(z.maxLength(200)), ''),
  link: z._default(z.string().check(z.maxLength(2048)), ''),
  /** `player`: only for logged-in players; `guest`: only for visitors. */
  who: z.optional(z.enum(['player', 'guest'])),
})
export type MenuLine = z.infer<typeof menuLineSchema>

/** A tab of the bar at the bottom. */
export const tabSchema = z.object({
  id: nameSchema,
  data: z.object({
    ...menuLineSchema.shape,
    /** Whether the tab is larger than the others. */
    raised: z._default(z.boolean(), false),
  }),
})
export type Tab = z.infer<typeof tabSchema>

/** A menu: a group of lines under a heading. */
export const menuSchema = z.object({
  id: nameSchema,
  title: z._default(z.string().check(z.maxLength(80)), ''),
  lines: z.array(menuLineSchema).check(z.maxLength(50)),
})
export type Menu = z.infer<typeof menuSchema>

/** Rich text as a tree (ProseMirror's JSON); the site skips unknown nodes. */
export const richTextSchema = z.object({ type: z.literal('doc'), content: z._default(z.array(z.unknown()), []) })
export type RichText = z.infer<typeof richTextSchema>

/** An article: news, terms, a promotion's conditions. Found at `/article/{id}`. */
export const articleSchema = z.object({
  id: nameSchema,
  title: z.string().check(z.maxLength(200)),
  summary: z._default(z.string().check(z.maxLength(500)), ''),
  /** An asset's name or address. */
  image: z._default(z.string().check(z.maxLength(2048)), ''),
  /** Name of the list that shows the article. */
  category: z._default(z.string().check(z.maxLength(64)), ''),
  /** Time of publication, milliseconds since 1970. */
  at: z._default(z.int(), 0),
  body: richTextSchema,
})
export type Article = z.infer<typeof articleSchema>

/** The whole design of a site (section 3 of the specification), published under a key made of its content. */
export const themeModelSchema = z.object({
  tabs: z.array(tabSchema).check(z.maxLength(8)),
  menus: z.array(menuSchema).check(z.maxLength(20)),
  pages: z.array(designPageSchema).check(z.maxLength(200)),
  articles: z.array(articleSchema).check(z.maxLength(500)),
  /** Asset name to resource key. */
  assetMappings: z.record(textSchema, textSchema),
})
export type ThemeModel = z.infer<typeof themeModelSchema>

/** The names of the product's own designs. */
export const seededDesigns = ['night', 'noon', 'carousel', 'lagoon'] as const
export type SeededDesign = (typeof seededDesigns)[number]

/** The component that holds the global design. */
export const GLOBAL_DESIGN = 'C000045'
