import { type BetModel, CallError, type ErrorName } from '@fairground/contract'
import type { RefusalReason } from '@fairground/games'
import type { Context } from '../http/handler.ts'
import type { DoneAction, MoneyRequest } from '../wallet/action.ts'
import { getDecimals } from './game.ts'
import { viewBet } from './round-view.ts'
import { asOfStep, type StoredRound } from './stored-round.ts'

/** The context of a call for a user. */
export type UserContext = Context<'user'>

/** Under what a call's money action is done. */
export function moneyRequest({ session, key, bodyHash }: UserContext): MoneyRequest {
  return { accountId: session.accountId, key, bodyHash }
}

const names: Record<RefusalReason, ErrorName> = {
  invalid_options: 'option_unknown',
  invalid_move: 'move_out_of_range',
  already_picked: 'move_taken',
  round_finished: 'round_finished',
  nothing_to_cash_out: 'nothing_to_cash_out',
}

/** An engine's refusal as the call's. */
export function refusalOf(reason: RefusalReason): CallError {
  return new CallError(names[reason])
}

/**
 * The caller's own round of an id.
 * @throws CallError round_unknown, for another player's as for none
 */
export async function getRound({ services, session }: UserContext, id: string): Promise<StoredRound> {
  const round = await services.rounds.find(session.accountId, id)
  if (!round) throw new CallError('round_unknown')
  return round
}

/** The answer of a money action that may lie in the past: the round as it stood then, with the balances of then. */
export async function answerDone(context: UserContext, done: DoneAction): Promise<BetModel> {
  const { roundId, step } = done
  if (roundId === undefined || step === undefined) throw new Error('an action of a round names none')
  const [round, decimals] = await Promise.all([
    context.services.rounds.find(done.accountId, roundId),
    getDecimals(context.services, context.session.currencyId),
  ])
  if (!round) throw new Error(`the round ${roundId} of a committed action is not there`)
  return viewBet(asOfStep(round, step), done, decimals)
}

/**
 * Refuses, unless the call is the repeat of one that was accepted, which is answered as that was: what it asked for may
 * be impossible by now just because it was done.
 * @param kind of the call's money action
 * @throws CallError the refusal; key_reused when the key stands for something else
 */
export async function answerRepeatOr(refusal: CallError, context: UserContext, kind: string): Promise<BetModel> {
  const { accountId, key, bodyHash } = moneyRequest(context)
  const known = await context.services.wallet.findAction(accountId, key)
  if (!known) throw refusal
  if (known.kind !== kind || known.bodyHash !== bodyHash) throw new CallError('key_reused')
  return answerDone(context, known)
}
