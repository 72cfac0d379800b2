import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { within } from '../work/within.ts'
import { DELIVERY_LIMIT_MS, type Deliver } from './message.ts'

/** Delivers e-mails to a mail server. Each is plain text, on a connection of its own that ends with it. @param limitMs for tests */
export function createSmtp({ url, from }: { url: string; from: string }, limitMs = DELIVERY_LIMIT_MS): Deliver {
  const limit = limitMs / 3
  const settings = {
    url,
    ...{ connectionTimeout: limit, greetingTimeout: limit, dnsTimeout: limit, socketTimeout: limit },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  }
  return async ({ recipient, subject, body }) => {
    let connection: Socket | undefined
    const transport = createTransport({
      ...settings,
      getSocket({ host, port, secure }, done) {
        const socket = connect({ host: host ?? 'localhost', port: Number(port ?? (secure ? 465 : 587)) })
        connection = socket
        socket.setTimeout(limit, () => socket.destroy(new Error('no connection in time')))
        socket.once('error', done)
        socket.once('connect', () => {
          socket.off('error', done)
          done(null, { connection: socket })
        })
      },
    })
    try {
      await within(limitMs, transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body }))
    } catch (error) {
      throw new Error(`the mail server did not take the e-mail: ${reasonOf(error)}`)
    } finally {
      // A server that says something all the time would keep it for ever.
      connection?.destroy()
    }
  }
}

/** The error's code and the server's number. The server's sentence may quote the message. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason'
}
