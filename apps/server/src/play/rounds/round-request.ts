import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { BetModel } from '@fairground/contract/round'
import type { RefusalReason } from '@fairground/games'
import type { Context } from '../../ground/call/handler.ts'
import type { DoneAction, MoneyRequest } from '../../money/wallet/action.ts'
import { getDecimals } from './game.ts'
import { viewBet } from './round-view.ts'
import { asOfStep, type StoredRound } from './stored-round.ts'
import { readSlipId } from './stored-slip.ts'

/** The context of a call for a user. */
export type UserContext = Context<'user'>

/** The wallet, key and digest of a call's money action. */
export function moneyRequest({ session, key, bodyHash }: UserContext): MoneyRequest {
  return { accountId: session.walletId, key, bodyHash }
}

const names: Record<RefusalReason, ErrorName> = {
  invalid_options: 'option_unknown',
  invalid_move: 'move_out_of_range',
  already_picked: 'move_taken',
  round_finished: 'round_finished',
  nothing_to_cash_out: 'nothing_to_cash_out',
}

/** Converts an engine's refusal to the call's error. */
export function refusalOf(reason: RefusalReason): CallError {
  return new CallError(names[reason])
}

/**
 * Returns a round of the caller in the current currency; of the id of a slip's line the slip.
 * @throws CallError round_unknown, also for the round of another player or in another currency
 */
export async function getRound({ services, session }: UserContext, id: string): Promise<StoredRound> {
  const round =
    (await services.rounds.find(session.walletId, id)) ??
    // The id may be that of a line.
    (await services.rounds.find(session.walletId, readSlipId(id).slipId))
  if (!round || (round.id !== id && !round.slip?.lines[readSlipId(id).index ?? -1]))
    throw new CallError('round_unknown')
  return round
}

/** The answer of a money action, which may be an earlier one: the round and the balances right after it. */
export async function answerAction(context: UserContext, action: DoneAction): Promise<BetModel> {
  const { roundId, step } = action
  if (roundId === undefined || step === undefined) throw new Error('an action of a round names no round')
  const [round, decimals] = await Promise.all([
    context.services.rounds.find(action.accountId, roundId),
    getDecimals(context.services, context.session.currencyId),
  ])
  if (!round) throw new Error(`the round ${roundId} of a committed action is missing`)
  return viewBet(asOfStep(round, step), action, decimals)
}

/**
 * Throws the refusal, unless the call repeats an accepted one: then it returns that answer. A repeat may look impossible
 * just because the first call succeeded.
 * @param kind of the call's money action
 * @throws CallError the refusal; key_reused when the key belongs to another request
 */
export async function answerRepeatOr(refusal: CallError, context: UserContext, kind: string): Promise<BetModel> {
  const { accountId, key, bodyHash } = moneyRequest(context)
  const knownAction = await context.services.wallet.findAction(accountId, key)
  if (!knownAction) throw refusal
  if (knownAction.kind !== kind || knownAction.bodyHash !== bodyHash) throw new CallError('key_reused')
  return answerAction(context, knownAction)
}
