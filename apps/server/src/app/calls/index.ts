import type { Handler } from '../../ground/call/handler.ts'
import * as auth from './auth/index.ts'
import * as authenticator from './authenticator/index.ts'
import * as autoplay from './autoplay/index.ts'
import * as category from './category/index.ts'
import * as chat from './chat/index.ts'
import * as chatlive from './chatlive/index.ts'
import * as design from './design/index.ts'
import * as fair from './fair/index.ts'
import * as file from './file/index.ts'
import * as game from './game/index.ts'
import * as home from './home/index.ts'
import * as kyc from './kyc/index.ts'
import * as lottery from './lottery/index.ts'
import { flightStops, steps } from './moves/index.ts'
import * as multiplayer from './multiplayer/index.ts'
import * as myGames from './my-games/index.ts'
import * as operator from './operator/index.ts'
import * as pay from './pay/index.ts'
import * as paymentCases from './payment-cases/index.ts'
import * as profile from './profile/index.ts'
import * as promotion from './promotion/index.ts'
import * as responsible from './responsible/index.ts'
import * as sockmsg from './sockmsg/index.ts'
import * as staff from './staff/index.ts'
import * as staffChat from './staff-chat/index.ts'
import * as staffKyc from './staff-kyc/index.ts'
import * as staffSupport from './staff-support/index.ts'
import * as staffWithdrawals from './staff-withdrawals/index.ts'
import * as statement from './statement/index.ts'
import * as switches from './switches/index.ts'
import * as user from './user/index.ts'
import * as wallets from './wallets/index.ts'
import * as withdraw from './withdraw/index.ts'

/** The handlers of all calls of the contract. A new area of calls is one line here. */
export const handlers: readonly Handler[] = [
  ...Object.values(auth),
  ...Object.values(authenticator),
  ...Object.values(home),
  ...Object.values(game),
  ...Object.values(autoplay),
  ...Object.values(fair),
  ...Object.values(pay),
  ...Object.values(withdraw),
  ...Object.values(responsible),
  ...Object.values(sockmsg),
  ...Object.values(chat),
  ...Object.values(chatlive),
  ...Object.values(profile),
  ...Object.values(user),
  ...Object.values(wallets),
  ...Object.values(promotion),
  ...Object.values(category),
  ...Object.values(myGames),
  ...Object.values(file),
  ...Object.values(staff),
  ...Object.values(staffWithdrawals),
  ...Object.values(design),
  ...Object.values(operator),
  ...Object.values(kyc),
  ...Object.values(staffKyc),
  ...steps,
  ...flightStops,
  ...Object.values(multiplayer),
  ...Object.values(lottery),
  ...Object.values(paymentCases),
  ...Object.values(switches),
  ...Object.values(staffChat),
  ...Object.values(staffSupport),
  ...Object.values(statement),
]
