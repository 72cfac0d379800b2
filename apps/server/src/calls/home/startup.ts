import { HEADERS, home } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { readStartup } from '../../site/startup-config.ts'

/** The start-up configuration. */
export const startup = handle(home.startup, (_, { services, headers }) => {
  const country = headers[HEADERS.country.toLowerCase()]
  return readStartup(services, typeof country === 'string' ? country : undefined)
})
