import { type NoticeConfig, noticeConfigFields, noticeConfigSchema } from '@fairground/contract/notice'

/** The look of a notice: its config without the audience. */
export type NoticeLook = Omit<NoticeConfig, 'type'>

const fields = noticeConfigFields()

/** The look of a notice without a config. */
const plain: NoticeLook = noticeConfigSchema.parse({ type: 'EVENT' })

/** Reads an operator's config field by field. Only a missing or invalid field gets its default (NT-03). */
export function readNoticeLook(config: unknown): NoticeLook {
  if (typeof config !== 'object' || config === null) return plain
  const values: Readonly<Record<string, unknown>> = { ...config }
  const sound = Object.entries(fields).flatMap(([field, schema]) => {
    const result = schema.safeParse(values[field])
    return result.success ? [[field, result.data]] : []
  })
  return { ...plain, ...Object.fromEntries(sound) }
}

/** Whether a background is the address of a picture; else it is a colour, or empty. */
export function isPicture(bg: string): boolean {
  return bg.startsWith('/') || bg.startsWith('https://')
}
