import * as paymentCases from '@fairground/contract/calls/payment-cases'
import { closeCase as closePaymentCase, findCase, type PaymentCase, pageCases } from '../../../cash/payments/cases.ts'
import { handle } from '../../../ground/call/handler.ts'

/** Lists the cases of payments, the newest first. */
export const listCases = handle(paymentCases.listCases, async (page, { services }) => {
  const { cases, total } = await pageCases(services.db, page)
  return { page: { content: cases.map(rowOf), total } }
})

/** Closes a case with a note. */
export const closeCase = handle(
  paymentCases.closeCase,
  async ({ id, note }, { services }) => {
    await closePaymentCase(services.db, id, note, services.now())
    return {}
  },
  async ({ id }, { services }) => {
    const paymentCase = await findCase(services.db, id)
    return paymentCase ? rowOf(paymentCase) : null
  },
)

function rowOf({ id, kind, provider, account_id, subject_id, details, opened_at, closed_at, note }: PaymentCase) {
  return {
    ...{ id, kind, provider, details: { ...details } as Record<string, unknown>, openedAt: opened_at.getTime() },
    ...(account_id !== null && { accountId: account_id }),
    ...(subject_id !== null && { subjectId: subject_id }),
    ...(closed_at !== null && { closedAt: closed_at.getTime() }),
    ...(note !== null && { note }),
  }
}
