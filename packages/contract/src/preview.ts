import * as z from 'zod/mini'
import { itemSchema } from './design.ts'

/** The design token, which the studio makes and puts into the address of its frame. */
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Messages of the studio to the site in its frame (DS-05): `updateBlock`, reload all data; `editingBlock`, show this
 * unpublished block instead of the published one with its id.
 */
export const studioMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('updateBlock'), designToken: tokenSchema }),
  z.object({ type: z.literal('editingBlock'), designToken: tokenSchema, block: itemSchema }),
])
export type StudioMessage = z.infer<typeof studioMessageSchema>

/**
 * Messages of the site to the studio around it: `previewReady`, a page is loaded and listens; `editBlock`, the operator
 * has pressed this block to edit it.
 */
export const siteMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('previewReady'), designToken: tokenSchema }),
  z.object({ type: z.literal('editBlock'), designToken: tokenSchema, block: itemSchema }),
])
export type SiteMessage = z.infer<typeof siteMessageSchema>
