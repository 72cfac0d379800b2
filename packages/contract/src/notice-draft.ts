import * as z from 'zod/mini'
import { noticeFields } from './notice.ts'
import { idSchema, momentSchema, timeSchema } from './shapes.ts'

/** A notice as staff writes it. Without `id` it is a new one. */
export const noticeDraftSchema = z.object({
  id: z.optional(idSchema),
  ...noticeFields(),
  /** Not shown before; absent: at once. */
  from: z.optional(momentSchema),
  /** Not shown from then on; absent: until it is removed. */
  until: z.optional(momentSchema),
  /** The smaller comes first. */
  position: z._default(z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)), 0),
  enabled: z._default(z.boolean(), true),
})
export type NoticeDraft = z.output<typeof noticeDraftSchema>

/** A notice as staff reads it back. */
export const storedNoticeSchema = z.extend(noticeDraftSchema, { id: idSchema, at: timeSchema })
export type StoredNotice = z.output<typeof storedNoticeSchema>
