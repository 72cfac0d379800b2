import * as z from 'zod/mini'
import { noticeFields } from './notice.ts'
import { idSchema, momentSchema, timeSchema } from './shapes.ts'

/** A notice that staff writes. Without `id` it is a new one. */
export const noticeDraftSchema = z.object({
  id: z.optional(idSchema),
  ...noticeFields(),
  /** Start of the display; absent: at once. */
  from: z.optional(momentSchema),
  /** End of the display; absent: until staff removes it. */
  until: z.optional(momentSchema),
  /** Order of the notices, the smallest first. */
  position: z._default(z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)), 0),
  enabled: z._default(z.boolean(), true),
})
export type NoticeDraft = z.output<typeof noticeDraftSchema>

/** A stored notice, as staff reads it. */
export const storedNoticeSchema = z.extend(noticeDraftSchema, { id: idSchema, at: timeSchema })
export type StoredNotice = z.output<typeof storedNoticeSchema>
