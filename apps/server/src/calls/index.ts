import type { Handler } from '../http/handler.ts'
import { browserFootPrint } from './auth/browser-foot-print.ts'
import { login } from './auth/login.ts'
import { register } from './auth/register.ts'
import { check, logout, revokeSession, sessions } from './auth/sessions.ts'
import { userInfo } from './auth/user-info.ts'
import * as fair from './fair/index.ts'
import * as game from './game/index.ts'
import { startup } from './home/startup.ts'
import * as mines from './mines/index.ts'
import * as pay from './pay/index.ts'
import * as sockmsg from './sockmsg/index.ts'

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
  ...Object.values(game),
  ...Object.values(mines),
  ...Object.values(fair),
  ...Object.values(pay),
  ...Object.values(sockmsg),
]

/** Calls of the contract that nobody answers yet: whoever adds a handler takes its line out. */
export const pending: ReadonlySet<string> = new Set()
