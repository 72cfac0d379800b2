import { type StudioMessage, studioMessageSchema } from '@fairground/contract'

/** What the page knows of whom it listens to. */
export interface Studio {
  designToken: string
  /** Origins that may speak. */
  origins: readonly string[]
}

/** What a message says, if it comes from the studio and carries its token (DS-05); every other message is ignored. */
export function readStudioMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { designToken, origins }: Studio,
): StudioMessage | undefined {
  if (!origins.includes(origin)) return undefined
  const message = studioMessageSchema.safeParse(data)
  return message.success && message.data.designToken === designToken ? message.data : undefined
}
