import type { Handler } from '../http/handler.ts'
import { browserFootPrint } from './auth/browser-foot-print.ts'
import { login } from './auth/login.ts'
import { register } from './auth/register.ts'
import { check, logout, revokeSession, sessions } from './auth/sessions.ts'
import { userInfo } from './auth/user-info.ts'
import { startup } from './home/startup.ts'

/** What answers each call of the contract. A new call's handler is one line here. */
export const handlers: readonly Handler[] = [
  register,
  login,
  logout,
  userInfo,
  check,
  browserFootPrint,
  sessions,
  revokeSession,
  startup,
]

/** Calls of the contract that nobody answers yet: whoever adds a handler takes its line out. */
export const pending: ReadonlySet<string> = new Set([
  'game.play',
  'game.settings',
  'game.bet',
  'game.open',
  'game.betResult',
  'game.betRecord',
  'game.round',
  'game.finishHold',
  'game.finishAllMyHold',
  'mines.play',
  'mines.cashOut',
  'fair.seeds',
  'fair.rotate',
  'pay.channels',
  'pay.recharge',
  'pay.rechargeStatus',
  'pay.rechargeList',
  'pay.paidList',
  'sockmsg.init',
  'sockmsg.join',
])
