import type { ActionKind, MoneyRequest } from '../action.ts'

/** A deposit that its provider says was paid. */
export type CreditDeposit = MoneyRequest & {
  depositId: string
  /** What the provider says was paid: another amount than the deposit's is refused. */
  amountMinor: bigint
}

/** Credits a deposit to player:main, once; a declined or expired one too, for the provider's word counts. */
export const creditDeposit: ActionKind<CreditDeposit, 'deposit_unknown' | 'deposit_amount' | 'deposit_paid'> = {
  name: 'deposit',
  reasons: ['deposit_unknown', 'deposit_amount', 'deposit_paid'],
  row: ({ depositId, amountMinor }) => ({ deposit_id: depositId, amount_minor: String(amountMinor) }),
}
