import type { Access } from '@fairground/contract/call'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import { closeCase as closePaymentCase, findCase, type PaymentCase, pageCases } from '../../../cash/payments/cases.ts'
import { findActs, settleCase as settlePaymentCase } from '../../../cash/withdrawals/settle-case.ts'
import type { Context } from '../../../ground/call/handler.ts'
import { keyIdOf } from '../../../people/staff/key-id-of.ts'
import { type DeskParts, handle } from '../parts.ts'

/** The state for the staff log. */
async function stateOf({ id }: { id: string }, { parts }: Context<Access, DeskParts>) {
  const paymentCase = await findCase(parts.db, id)
  return paymentCase ? rowOf(paymentCase) : null
}

/** Lists the cases of payments, the newest first. */
export const listCases = handle(paymentCases.listCases, async (page, { parts }) => {
  const { cases, total } = await pageCases(parts.db, page)
  const content = await Promise.all(
    cases.map(async (paymentCase) => ({ ...rowOf(paymentCase), acts: await findActs(parts, paymentCase) })),
  )
  return { page: { content, total } }
})

/** Closes a case with a note. */
export const closeCase = handle(
  paymentCases.closeCase,
  async ({ id, note }, { parts }) => {
    await closePaymentCase(parts.db, { id, note }, parts.now())
    return {}
  },
  stateOf,
)

/** Ends a case with money. */
export const settleCase = handle(
  paymentCases.settleCase,
  async (wish, context) => ({
    model: { isDone: await settlePaymentCase(context.parts, { ...wish, keyId: await keyIdOf(context) }) },
  }),
  stateOf,
)

function rowOf(paymentCase: PaymentCase) {
  const { id, kind, provider, account_id, subject_id, details, opened_at, closed_at, note } = paymentCase
  const { act, first_act, first_by } = paymentCase
  return {
    ...{ id, kind, provider, details: { ...details } as Record<string, unknown>, openedAt: opened_at.getTime() },
    ...(account_id !== null && { accountId: account_id }),
    ...(subject_id !== null && { subjectId: subject_id }),
    ...(closed_at !== null && { closedAt: closed_at.getTime() }),
    ...(note !== null && { note }),
    ...(act !== null && { act }),
    ...(first_act !== null && { firstAct: first_act }),
    ...(first_by !== null && { firstBy: first_by }),
  }
}
