import { idleLimitMs } from '../../ground/call/session.ts'
import type { Module } from '../../ground/module.ts'
import { createSecretReader } from '../../ground/server-secret.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { ResponsibleParts } from '../responsible/parts.ts'
import { createAcceptedTerms } from './accepted-terms.ts'
import * as calls from './calls/index.ts'
import { createConfirmedAges } from './confirmed-ages.ts'
import { forgettingJobs } from './forget-old-rows.ts'
import { createLoginFailures } from './login-failures.ts'
import { registerOtherLogins } from './other-logins/routes.ts'
import { createServiceClients } from './other-logins/service-clients.ts'
import type { AccountsParts, NewAccountParts } from './parts.ts'
import { rememberSessions } from './remembered-sessions.ts'
import { createSessionReader } from './session-reader.ts'
import { createSessions } from './sessions.ts'

/** Players' accounts, their sessions, codes and logins with other services. Their calls: `accountCalls`. */
export const accounts: Module<
  ResponsibleParts,
  Pick<AccountsParts, 'sessions' | 'loginFailures' | 'terms' | 'ages' | 'loginServices' | 'codeSecret'>
> = {
  name: 'accounts',
  create(parts) {
    const { config, databaseUrl, db, log, now } = parts
    return {
      sessions: createSessions({
        ...parts,
        reader: createSessionReader(databaseUrl, log),
        rememberedSessions: rememberSessions(databaseUrl, log),
        idleLimitMsOf: async (countryId) => idleLimitMs(await getJurisdiction(parts, countryId)),
      }),
      loginFailures: createLoginFailures(db, now),
      terms: createAcceptedTerms(db),
      ages: createConfirmedAges(db),
      loginServices: createServiceClients(config.loginServices),
      codeSecret: createSecretReader(parts, 'one-time-code'),
    }
  },
  jobs: forgettingJobs,
  close: ({ sessions }) => sessions.close(),
}

/** The calls of accounts, after the nouns that give what a new player gets. */
export const accountCalls: Module<NewAccountParts> = {
  name: 'account-calls',
  calls: Object.values(calls),
  routes: registerOtherLogins,
}
