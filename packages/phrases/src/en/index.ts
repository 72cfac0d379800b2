import { account } from './account.ts'
import { common } from './common.ts'
import { content } from './content.ts'
import { design } from './design.ts'
import { errors } from './errors.ts'
import { fairness } from './fairness.ts'
import { games } from './games.ts'
import { gates } from './gates.ts'
import { history } from './history.ts'
import { kyc } from './kyc.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { mines } from './mines.ts'
import { notices } from './notices.ts'
import { perks } from './perks.ts'
import { play } from './play.ts'
import { popups } from './popups.ts'
import { round } from './round.ts'
import { security } from './security.ts'
import { shell } from './shell.ts'
import { terms } from './terms.ts'
import { verify } from './verify.ts'
import { wallet } from './wallet.ts'
import { winners } from './winners.ts'

/** The source texts, by noun. A new noun is one file and one line here, and in each other locale. */
export const en = {
  account,
  common,
  content,
  design,
  errors,
  fairness,
  games,
  gates,
  history,
  kyc,
  live,
  lobby,
  mines,
  notices,
  perks,
  play,
  popups,
  round,
  security,
  shell,
  terms,
  verify,
  wallet,
  winners,
}
