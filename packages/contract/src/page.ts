import * as z from 'zod/mini'
import { designPageSchema, deviceSchema, menuSchema, tabSchema } from './design.ts'
import { textSchema } from './shapes.ts'
import { startupSchema } from './startup.ts'

/** The page-level config, which is part of the page itself (section 3 of the specification). */
export const pageConfigSchema = z.object({
  loadingIcon: textSchema,
  globalLoadIcon: textSchema,
  icon: textSchema,
  pcIcon: textSchema,
  imageCdnRoot: textSchema,
  wssCdnRoot: textSchema,
  apiCdnRoot: textSchema,
  /** Milliseconds. */
  requestTimeout: z.int(),
  defaultBetAmount: z.number(),
  defaultVisitorName: textSchema,
  /** The server's time when it made the page, milliseconds since 1970. */
  localTime: z.int(),
  symbol: textSchema,
  symbolText: textSchema,
  useGameSymbol: z.boolean(),
  /** Prefix of path and time in a call's signature (STT). */
  signingPrefix: textSchema,
})
export type PageConfig = z.infer<typeof pageConfigSchema>

/**
 * The part of the design in the page: the surroundings and the first page. The site loads the rest of the theme on demand
 * under `key`.
 */
export const pageDesignSchema = z.object({
  key: textSchema,
  device: deviceSchema,
  tabs: z.array(tabSchema),
  menus: z.array(menuSchema),
  assetMappings: z.record(textSchema, textSchema),
  /** The global page, and the design's page at the address, if there is one. */
  pages: z.array(designPageSchema),
  /** The global design with every field. Absent where the server renders no pages. */
  global: z.optional(z.record(textSchema, z.union([textSchema, z.number(), z.boolean()]))),
})
export type PageDesign = z.infer<typeof pageDesignSchema>

/** An answer inside the page, so that its first screen needs no call: the call's name, its request, its answer. */
export const knownAnswerSchema = z.object({
  call: textSchema,
  request: z.record(textSchema, z.unknown()),
  answer: z.record(textSchema, z.unknown()),
})
export type KnownAnswer = z.infer<typeof knownAnswerSchema>

/** The data that the server writes into a page, as JSON in `<script type="application/json" id="page-data">`. */
export const pageDataSchema = z.object({
  config: pageConfigSchema,
  startup: startupSchema,
  design: pageDesignSchema,
  /** The operator's own texts of the page's language (`/static/lang`). */
  texts: z.object({ key: textSchema, locale: textSchema, map: z.record(textSchema, textSchema) }),
  answers: z.array(knownAnswerSchema),
})
export type PageData = z.infer<typeof pageDataSchema>

/** Id of the element with the page data. */
export const PAGE_DATA_ID = 'page-data'

/**
 * The value of the root element's `data-drawn` in a rendered page: language and path. The site hydrates the page when both
 * match; otherwise it renders the page anew.
 */
export function renderedAs(locale: string, pathname: string): string {
  return `${locale} ${pathname}`
}

/** The part of the built site that renders pages on the server: a module of the build, loaded by path. */
export interface PageRenderer {
  /**
   * The operator's theme: CSS for the style element `theme`, the colour of the browser's bars, and the global design.
   */
  theme(data: PageData): { css: string; colour: string; global: NonNullable<PageDesign['global']> }
  /** The public calls whose answers the page's blocks show first. */
  needs(data: PageData, pathname: string): readonly Need[]
  /** Ends of the source modules' paths (as in the build's manifest) of the screen at an address, rendered or not. */
  screenModules(pathname: string): readonly string[]
  /** The same for the forms that a visitor's first press opens; the site loads their files at that press. */
  formModules: readonly string[]
  /**
   * The page for a visitor who is logged out.
   * @param screen an address of the site with the same screen, for the title; empty without one
   */
  render(data: PageData, pathname: string, screen: string): Promise<RenderedPage>
}

/** A call whose answer a page shows first. */
export type Need = Pick<KnownAnswer, 'call' | 'request'>

/** A rendered page in parts. */
export interface RenderedPage {
  /** The document's title, plain text. */
  title: string
  /** Inner HTML of the root element. */
  html: string
  /** Ends of the source modules' paths (as in the build's manifest) of the rendered parts, for preloading. */
  modules: readonly string[]
}
