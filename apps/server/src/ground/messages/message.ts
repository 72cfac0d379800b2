/** The ways that a message can go. The names are those of the setting `enabledSmsConfigs`. */
export const WAYS = ['sms', 'email'] as const
/** The way of a message. */
export type Way = (typeof WAYS)[number]

/** A message to one player. */
export type Message = {
  way: Way
  /** A phone as `+` and digits, or an e-mail address. */
  recipient: string
  /** Empty for an SMS. */
  subject: string
  body: string
}

/**
 * Delivers a message, within 10 seconds.
 * @throws Error when the message was not accepted; its text must not quote the message
 */
export type Deliver = (message: Message) => Promise<void>

/** The longest time that a delivery takes. */
export const DELIVERY_LIMIT_MS = 10_000

/** A recipient as logs and screens may show it: the ends of a phone, the first letter and the host of an e-mail. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  if (at > 0) return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`
  return `${recipient.slice(0, 3)}•••${recipient.slice(-2)}`
}
