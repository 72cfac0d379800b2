import { type StudioMessage, studioMessageSchema } from '@fairground/contract/preview'

/** The studio to which the page listens. */
export interface Studio {
  designToken: string
  /** The origins whose messages count. */
  origins: readonly string[]
}

/** Reads a message, if it comes from the studio and carries its token (DS-05); ignores every other message. */
export function readStudioMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { designToken, origins }: Studio,
): StudioMessage | undefined {
  if (!origins.includes(origin)) return undefined
  const message = studioMessageSchema.safeParse(data)
  return message.success && message.data.designToken === designToken ? message.data : undefined
}
