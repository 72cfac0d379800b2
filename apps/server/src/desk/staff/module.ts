import type { Module } from '../../ground/module.ts'
import * as assets from './calls/assets.ts'
import * as chat from './calls/chat/index.ts'
import * as kyc from './calls/kyc.ts'
import * as paymentCases from './calls/payment-cases.ts'
import * as paymentRules from './calls/payment-rules.ts'
import * as support from './calls/support.ts'
import * as switches from './calls/switches.ts'
import * as withdrawals from './calls/withdrawals.ts'
import type { DeskParts } from './parts.ts'

/** What staff see and decide. */
export const desk: Module<DeskParts> = {
  name: 'desk',
  calls: [assets, chat, kyc, paymentCases, paymentRules, support, switches, withdrawals].flatMap((calls) =>
    Object.values(calls),
  ),
}
