import * as z from 'zod/mini'
import { itemSchema } from './design.ts'

/** The design token: made by the studio, in the address of the page that it shows in its frame. */
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * What the studio says to the site in its frame (DS-05): `updateBlock`, something was changed, ask for everything anew;
 * `editingBlock`, show this block in the place of the one of its id, before it is published.
 */
export const studioMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('updateBlock'), designToken: tokenSchema }),
  z.object({ type: z.literal('editingBlock'), designToken: tokenSchema, block: itemSchema }),
])
export type StudioMessage = z.infer<typeof studioMessageSchema>

/**
 * What the site says to the studio around it: `previewReady`, a page was loaded and listens from now on; `editBlock`, the
 * operator has pressed this block and wants to edit it.
 */
export const siteMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('previewReady'), designToken: tokenSchema }),
  z.object({ type: z.literal('editBlock'), designToken: tokenSchema, block: itemSchema }),
])
export type SiteMessage = z.infer<typeof siteMessageSchema>
