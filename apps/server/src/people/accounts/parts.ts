import { handling } from '../../ground/call/handler.ts'
import type { ResponsibleParts } from '../responsible/parts.ts'
import type { AcceptedTerms } from './accepted-terms.ts'
import type { ConfirmedAges } from './confirmed-ages.ts'
import type { Welcome } from './create-account.ts'
import type { LoginFailures } from './login-failures.ts'
import type { ServiceClients } from './other-logins/service-clients.ts'
import type { Sessions } from './sessions.ts'

/** What this noun's calls and those above it may use: its own parts, and those of the nouns that it needs. */
export interface AccountsParts extends ResponsibleParts {
  sessions: Sessions
  loginFailures: LoginFailures
  terms: AcceptedTerms
  ages: ConfirmedAges
  /** Other services that players log in with. */
  loginServices: ServiceClients
  /** The secret of the digests of one-time codes. */
  codeSecret(): Promise<string>
}

/** What a player's own view needs of nouns above. */
export interface UserParts extends AccountsParts {
  notices: { changedAt(): Promise<number> }
}

/** What the calls need of nouns above. */
export interface NewAccountParts extends UserParts {
  /** What a new player gets. */
  welcome: Welcome
}

/** Makes the handlers of this noun. */
export const handle = handling<NewAccountParts>()
