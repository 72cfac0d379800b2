import { createTransport } from 'nodemailer'
import { within } from '../work/within.ts'
import { DELIVERY_LIMIT_MS, type Deliver } from './message.ts'

/** Delivers e-mails to a mail server. Each is plain text. */
export function createSmtp({ url, from }: { url: string; from: string }): Deliver {
  const limit = DELIVERY_LIMIT_MS / 3
  const transport = createTransport({
    url,
    ...{ connectionTimeout: limit, greetingTimeout: limit, dnsTimeout: limit, socketTimeout: limit },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return async ({ recipient, subject, body }) => {
    try {
      await within(
        DELIVERY_LIMIT_MS,
        transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body }),
      )
    } catch (error) {
      throw new Error(`the mail server did not take the e-mail: ${reasonOf(error)}`)
    }
  }
}

/** The error's code and the server's number. The server's sentence may quote the message. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason'
}
