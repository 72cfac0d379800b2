import type { SmsGateway } from '../config/outside-services.ts'
import { askOutside } from '../net/ask-outside.ts'
import { DELIVERY_LIMIT_MS, type Deliver } from './message.ts'

/** How a value is written at its place. */
type Escape = (value: string) => string

/** Delivers SMS to an HTTP gateway, one request a message. The gateway has it when it answers 2xx. */
export function createSmsGateway({ url, method, headers, body }: SmsGateway): Deliver {
  const escapeInBody = findEscape(new Headers(headers).get('content-type') ?? '')
  return async ({ recipient, body: text }) => {
    const values = { to: recipient, text }
    const { status } = await askOutside({
      url: fill(url, values, encodeURIComponent),
      method,
      headers,
      ...(method !== 'GET' && { body: fill(body, values, escapeInBody) }),
      ...{ limitMs: DELIVERY_LIMIT_MS, mostBytes: 0 },
    }).catch((error: Error) => {
      throw new Error(`the SMS gateway did not answer: ${error.name}`)
    })
    if (status < 200 || status > 299) throw new Error(`the SMS gateway answered ${status}`)
  }
}

/** Values are escaped for the body's type, so that a text cannot add fields to the request. */
function findEscape(contentType: string): Escape {
  if (contentType.includes('json')) return (value) => JSON.stringify(value).slice(1, -1)
  if (contentType.includes('urlencoded')) return encodeURIComponent
  return (value) => value
}

function fill(template: string, values: Readonly<Record<'to' | 'text', string>>, escapeValue: Escape): string {
  return template.replaceAll(/\{(to|text)\}/g, (_, name: 'to' | 'text') => escapeValue(values[name]))
}
