import * as z from 'zod/mini'
import { designPageSchema, deviceSchema, menuSchema, tabSchema } from './design.ts'
import { textSchema } from './shapes.ts'
import { startupSchema } from './startup.ts'

/** The page-level config: what stands in the page before anything is asked (section 3 of the specification). */
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
  /** The server's time when the page was made, milliseconds since 1970. */
  localTime: z.int(),
  symbol: textSchema,
  symbolText: textSchema,
  useGameSymbol: z.boolean(),
  /** Stands before path and time in a call's signature (STT). */
  signingPrefix: textSchema,
})
export type PageConfig = z.infer<typeof pageConfigSchema>

/**
 * What the page carries of the design: the surroundings and the first page. The rest of the theme is fetched when it is
 * wanted, under `key`.
 */
export const pageDesignSchema = z.object({
  key: textSchema,
  device: deviceSchema,
  tabs: z.array(tabSchema),
  menus: z.array(menuSchema),
  assetMappings: z.record(textSchema, textSchema),
  /** The global page, and the page that the address asks for if it is one of the design's. */
  pages: z.array(designPageSchema),
  /** The global design as the server has read it: every field. Absent where nothing draws. */
  global: z.optional(z.record(textSchema, z.union([textSchema, z.number(), z.boolean()]))),
})
export type PageDesign = z.infer<typeof pageDesignSchema>

/** An answer that the page carries, so that its first screen asks nothing: the call's name, its request, its answer. */
export const knownAnswerSchema = z.object({
  call: textSchema,
  request: z.record(textSchema, z.unknown()),
  answer: z.record(textSchema, z.unknown()),
})
export type KnownAnswer = z.infer<typeof knownAnswerSchema>

/** All that the server writes into a page, as JSON in `<script type="application/json" id="page-data">`. */
export const pageDataSchema = z.object({
  config: pageConfigSchema,
  startup: startupSchema,
  design: pageDesignSchema,
  /** The operator's own texts of the page's language (`/static/lang`). */
  texts: z.object({ key: textSchema, locale: textSchema, map: z.record(textSchema, textSchema) }),
  answers: z.array(knownAnswerSchema),
})
export type PageData = z.infer<typeof pageDataSchema>

/** The element that carries it. */
export const PAGE_DATA_ID = 'page-data'

/**
 * What the root element's `data-drawn` says of a page that is drawn as the site would render it: language and path. The
 * site takes it over when both are its own; anything else that was drawn gives way to a fresh rendering.
 */
export function drawnAs(locale: string, pathname: string): string {
  return `${locale} ${pathname}`
}

/** The part of the built site that draws pages on the server: a module of the build, loaded by path. */
export interface Drawing {
  /**
   * The operator's theme: CSS for the style element `theme`, the colour for the browser's own bars, and the global design
   * as it was read.
   */
  theme(data: PageData): { css: string; colour: string; global: NonNullable<PageDesign['global']> }
  /** The calls for anyone whose answers the page's blocks show at first. */
  needs(data: PageData, pathname: string): readonly Need[]
  /** Ends of the source modules' paths (as in the build's manifest) of the screen at an address, whether drawn or not. */
  screenModules(pathname: string): readonly string[]
  /** The same of the forms that a visitor's first press opens; their files are fetched at that press. */
  formModules: readonly string[]
  /**
   * The page as a visitor who is logged out sees it.
   * @param screen an address with the same screen of the site's own, by which the page is titled; empty without one
   */
  draw(data: PageData, pathname: string, screen: string): Promise<DrawnPage>
}

/** A call whose answer a page shows at first. */
export type Need = Pick<KnownAnswer, 'call' | 'request'>

/** A drawn page in parts. */
export interface DrawnPage {
  /** The document's title, plain text. */
  title: string
  /** Inner HTML of the root element. */
  html: string
  /** Ends of the source modules' paths (as in the build's manifest) of what is drawn, to be preloaded. */
  modules: readonly string[]
}
