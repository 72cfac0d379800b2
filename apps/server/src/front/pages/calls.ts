import * as home from '@fairground/contract/calls/home'
import { HEADERS } from '@fairground/contract/headers'
import { withoutSecrets } from '../../ground/log.ts'
import { handle } from './parts.ts'
import { readStartup } from './startup-config.ts'

/** Returns the start-up configuration. */
export const startup = handle(home.startup, (_, { parts, headers }) => {
  const country = headers[HEADERS.country.toLowerCase()]
  return readStartup(parts, typeof country === 'string' ? country : undefined)
})

/** The site calls this before a browser installs it as an app. The answer is empty. */
export const web2pwa = handle(home.web2pwa, async () => ({}))

/** Returns the hosts that the operator has set. */
export const refAppUrl = handle(home.refAppUrl, async (_, { parts }) => ({
  extra: (await parts.readSettings()).refAppHosts,
}))

/** Writes an error of a player's browser to the log. The text is untrusted: bounded, on one line and without secrets. */
export const clientError = handle(home.clientError, async (request, { parts, requestId, deviceName, session }) => {
  const { message, script, line, column, error, page } = request
  parts.log.warn(
    {
      requestId,
      accountId: session?.accountId,
      device: deviceName,
      client: {
        message: withoutSecrets(message),
        script: withoutSecrets(script),
        line,
        column,
        error: withoutSecrets(error),
        page: withoutSecrets(page),
      },
    },
    'error in a browser',
  )
  return {}
})
