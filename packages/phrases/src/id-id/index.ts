import { account } from './account.ts'
import { autoplay } from './autoplay.ts'
import { common } from './common.ts'
import { content } from './content.ts'
import { demo } from './demo.ts'
import { design } from './design.ts'
import { draws } from './draws.ts'
import { errors } from './errors.ts'
import { fairness } from './fairness.ts'
import { flight } from './flight.ts'
import { football } from './football.ts'
import { forms } from './forms.ts'
import { freespin } from './freespin.ts'
import { games } from './games.ts'
import { gates } from './gates.ts'
import { history } from './history.ts'
import { inbox } from './inbox.ts'
import { kangaroo } from './kangaroo.ts'
import { kyc } from './kyc.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { mines } from './mines.ts'
import { notices } from './notices.ts'
import { perks } from './perks.ts'
import { play } from './play.ts'
import { popups } from './popups.ts'
import { responsible } from './responsible.ts'
import { rooms } from './rooms.ts'
import { round } from './round.ts'
import { scratch } from './scratch.ts'
import { security } from './security.ts'
import { share } from './share.ts'
import { shell } from './shell.ts'
import { sight } from './sight.ts'
import { stair } from './stair.ts'
import { stats } from './stats.ts'
import { terms } from './terms.ts'
import { thimbles } from './thimbles.ts'
import { tower } from './tower.ts'
import { verify } from './verify.ts'
import { wallet } from './wallet.ts'
import { winners } from './winners.ts'
import { withdraw } from './withdraw.ts'

/** The texts of this locale, by noun: the nouns and keys of `en`. */
export const texts = {
  account,
  autoplay,
  common,
  content,
  demo,
  design,
  draws,
  errors,
  fairness,
  flight,
  football,
  forms,
  freespin,
  games,
  gates,
  history,
  inbox,
  kangaroo,
  kyc,
  live,
  lobby,
  mines,
  notices,
  perks,
  play,
  popups,
  responsible,
  rooms,
  round,
  scratch,
  security,
  share,
  shell,
  sight,
  stair,
  stats,
  terms,
  thimbles,
  tower,
  verify,
  wallet,
  winners,
  withdraw,
}
