import type { AccountState } from '../account-state.ts'
import { type Change, type Decision, type Refusal, refuse } from '../change.ts'
import type {
  DecisionContext,
  PayWithdrawal,
  RequestWithdrawal,
  ReturnWithdrawal,
  StoredWithdrawal,
} from '../commands.ts'
import { balancesAfter, type Leg } from '../legs.ts'
import type { Play } from '../play/play.ts'

/**
 * How much a player has to stake before a withdrawal (WA-06), in the smallest unit: all deposits so far, times the operator's
 * percentage. It compares with `stakedMinor`, all stakes so far. Nothing for a player who is excluded: they cannot stake any more,
 * and what they have stays theirs to withdraw. A break ends soon, so it changes nothing.
 */
export function requiredStakesOf(
  { depositedMinor }: Pick<AccountState, 'depositedMinor'>,
  { excludedUntilMs }: Pick<Play, 'excludedUntilMs'>,
  { wagerPercent, atMs }: { wagerPercent: number; atMs: number },
): bigint {
  return excludedUntilMs > atMs ? 0n : (depositedMinor * BigInt(wagerPercent)) / 100n
}

/**
 * Takes the amount of a new withdrawal out of player:main into house:withdrawals, where it stays until the provider's outcome
 * is certain.
 */
export function decideWithdraw(
  state: AccountState,
  request: RequestWithdrawal,
  { atMs }: DecisionContext,
): Decision<'wagering_open' | 'insufficient_balance' | 'play_changed'> {
  const { withdrawalId, amountMinor, wagerPercent } = request
  if (state.stakedMinor < requiredStakesOf(state, state.play, { wagerPercent, atMs })) return refuse('wagering_open')
  if (state.mainMinor < amountMinor) return refuse('insufficient_balance')
  if (state.play.version !== request.playVersion) return refuse('play_changed')
  const play = { ...state.play, version: state.play.version + 1 }
  const [source, destination] = ['player:main', 'house:withdrawals']
  return change({ ...state, play }, withdrawalId, amountMinor, {
    legs: [{ leg: 0, kind: 'withdraw', source, destination, amountMinor, refId: withdrawalId }],
    rows: { newWithdrawal: request, play },
  })
}

/** Ends a withdrawal that its provider reports as paid: house:withdrawals to the provider, and the fee to house:fees. */
export function decidePayWithdrawal(
  state: AccountState,
  { withdrawalId }: PayWithdrawal,
  context: DecisionContext,
): Decision<WithdrawalReason> {
  const withdrawal = withdrawalIn('SENT', withdrawalId, context)
  if ('outcome' in withdrawal) return withdrawal
  const { amountMinor, feeMinor, channel } = withdrawal
  const source = 'house:withdrawals'
  const legs: Leg[] = [
    { leg: 0, kind: 'withdraw_paid', source, destination: `provider:${channel}`, amountMinor: amountMinor - feeMinor },
    { leg: 1, kind: 'withdraw_fee', source, destination: 'house:fees', amountMinor: feeMinor },
  ].flatMap((leg): Leg[] => (leg.amountMinor > 0n ? [{ ...leg, refId: withdrawalId } as Leg] : []))
  return change(state, withdrawalId, amountMinor, {
    legs,
    rows: { closedWithdrawal: { id: withdrawalId, status: 'PAID' } },
  })
}

/** Ends a withdrawal that staff or its provider declines: the whole amount goes back to player:main. */
export function decideReturnWithdrawal(
  state: AccountState,
  { withdrawalId, from, reason }: ReturnWithdrawal,
  context: DecisionContext,
): Decision<WithdrawalReason> {
  const withdrawal = withdrawalIn(from, withdrawalId, context)
  if ('outcome' in withdrawal) return withdrawal
  const { amountMinor } = withdrawal
  const [source, destination] = ['house:withdrawals', 'player:main']
  return change(state, withdrawalId, amountMinor, {
    legs: [{ leg: 0, kind: 'withdraw_return', source, destination, amountMinor, refId: withdrawalId }],
    rows: { closedWithdrawal: { id: withdrawalId, status: 'DECLINED', reason } },
  })
}

/** Reasons to refuse the end of a withdrawal. `withdrawal_moved`: it is in another state than the caller has seen. */
type WithdrawalReason = 'withdrawal_unknown' | 'withdrawal_closed' | 'withdrawal_moved'

function withdrawalIn(
  status: 'REVIEW' | 'SENT',
  id: string,
  { withdrawal }: DecisionContext,
): StoredWithdrawal | Refusal<WithdrawalReason> {
  if (withdrawal?.id !== id) return refuse('withdrawal_unknown')
  if (withdrawal.status === status) return withdrawal
  return refuse(
    withdrawal.status === 'REVIEW' || withdrawal.status === 'SENT' ? 'withdrawal_moved' : 'withdrawal_closed',
  )
}

function change(
  state: AccountState,
  withdrawalId: string,
  amountMinor: bigint,
  { legs, rows }: Pick<Change, 'legs' | 'rows'>,
): Change {
  return {
    outcome: 'accepted',
    state: { ...state, ...balancesAfter(state, legs) },
    roundId: withdrawalId,
    step: undefined,
    nonce: undefined,
    amountMinor,
    wonMinor: 0n,
    legs,
    rows,
  }
}
