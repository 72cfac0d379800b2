import type { Call } from '../call.ts'
import * as auth from './auth.ts'
import * as authenticator from './authenticator.ts'
import * as fair from './fair.ts'
import * as game from './game.ts'
import * as home from './home.ts'
import * as mines from './mines.ts'
import * as pay from './pay.ts'
import * as sockmsg from './sockmsg.ts'

export { auth, authenticator, fair, game, home, mines, pay, sockmsg }

/** Every call, in the order of docs/api.md. A new call is one file's export and one line here. */
export const calls: readonly Call[] = [
  auth.register,
  auth.login,
  auth.logout,
  auth.userInfo,
  auth.check,
  auth.browserFootPrint,
  auth.sessions,
  auth.revokeSession,
  auth.changePassword,
  authenticator.start,
  authenticator.bind,
  authenticator.prove,
  authenticator.unbind,
  home.startup,
  game.play,
  game.settings,
  game.bet,
  game.open,
  game.betResult,
  game.betRecord,
  game.round,
  game.finishHold,
  game.finishAllMyHold,
  mines.play,
  mines.cashOut,
  fair.seeds,
  fair.rotate,
  pay.channels,
  pay.recharge,
  pay.rechargeStatus,
  pay.rechargeList,
  pay.paidList,
  pay.hook,
  sockmsg.init,
  sockmsg.join,
]
