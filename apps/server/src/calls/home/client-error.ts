import { home } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { withoutSecrets } from '../../log-text.ts'

/** Writes an error of a player's browser to the log: a stranger's text, so bounded, on one line and without secrets. */
export const clientError = handle(home.clientError, async (request, { services, requestId, deviceName, session }) => {
  const { message, script, line, column, error, page } = request
  services.log.warn(
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
