import { type NoticeConfig, noticeConfigFields, noticeConfigSchema } from '@fairground/contract'

/** How a notice looks: its config but for whom it is for. */
export type NoticeLook = Omit<NoticeConfig, 'type'>

const fields = noticeConfigFields()

/** The look of a notice without a config. */
const plain: NoticeLook = noticeConfigSchema.parse({ type: 'EVENT' })

/** Reads an operator's config field by field: one that is missing or bad falls back alone (NT-03). */
export function readNoticeLook(config: unknown): NoticeLook {
  if (typeof config !== 'object' || config === null) return plain
  const given: Readonly<Record<string, unknown>> = { ...config }
  const sound = Object.entries(fields).flatMap(([field, schema]) => {
    const read = schema.safeParse(given[field])
    return read.success ? [[field, read.data]] : []
  })
  return { ...plain, ...Object.fromEntries(sound) }
}

/** Whether a background is a picture's address; else it is a colour, or nothing. */
export function isPicture(bg: string): boolean {
  return bg.startsWith('/') || bg.startsWith('https://')
}
