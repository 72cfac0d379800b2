import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { BetModel } from '@fairground/contract/round'
import type { RefusalReason } from '@fairground/games'
import type { ActionKind } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import type { Context } from '../../ground/call/handler.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { DoneAction, OutcomeOf } from '../../money/wallet/action.ts'
import { getDecimals } from '../../operator/settings/currencies.ts'
import type { RoundsParts } from './parts.ts'
import type { Bettor } from './purse.ts'
import { viewBet } from './round-view.ts'
import { asOfStep, type StoredRound } from './stored-round.ts'
import { readSlipId } from './stored-slip.ts'

/** The context of a call for a user. */
export type UserContext<Parts extends RoundsParts = RoundsParts> = Context<'user', Parts>

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
 * Returns a round of the bettor, in whichever wallet; of the id of a slip's line the slip.
 * @throws CallError round_unknown, also for the round of another bettor
 */
export async function getRound({ purse }: Pick<Bettor, 'purse'>, id: string): Promise<StoredRound> {
  const round =
    (await purse.find(id)) ??
    // The id may be that of a line.
    (await purse.find(readSlipId(id).slipId))
  if (!round || (round.id !== id && !round.slip?.lines[readSlipId(id).index ?? -1]))
    throw new CallError('round_unknown')
  return round
}

/** How the amounts of a wallet are shown: its decimals, and its currency where that is not the one that the bettor plays in. */
export async function moneyOf(
  { parts, purse }: Bettor,
  walletId: WalletId,
): Promise<{ decimals: number; named: { currencyId?: string } }> {
  const currencyId = await purse.currencyOf(walletId)
  const decimals = await getDecimals(parts, currencyId)
  return { decimals, named: currencyId === purse.currencyId ? {} : { currencyId } }
}

/** The answer of a money action, which may be an earlier one: the round and the balances right after it. */
export async function answerAction(bettor: Bettor, action: DoneAction): Promise<BetModel> {
  const { accountId, roundId, step } = action
  if (roundId === undefined || step === undefined) throw new Error('an action of a round names no round')
  const [round, { decimals, named }] = await Promise.all([bettor.purse.find(roundId), moneyOf(bettor, accountId)])
  if (!round) throw new Error(`the round ${roundId} of a committed action is missing`)
  return { ...viewBet(asOfStep(round, step), action, decimals), ...named }
}

/**
 * Throws the refusal, unless the call repeats an accepted one: then it returns that answer. A repeat may look impossible
 * just because the first call succeeded.
 * @param kind of the call's money action
 * @param walletId the wallet of the round that the call names; default: the one that bets
 * @throws CallError the refusal; key_reused when the key belongs to another request
 */
export async function answerRepeatOr(
  refusal: CallError,
  bettor: Bettor,
  kind: ActionKind,
  walletId?: WalletId,
): Promise<BetModel> {
  const repeated = await bettor.purse.findRepeat(kind, walletId)
  if (!repeated) throw refusal
  return answerAction(bettor, repeated)
}

/**
 * Moves all held wins to the main balance and returns that balance. Without held wins it returns the current balance.
 * @throws CallError key_reused
 */
export async function finishAllHolds(bettor: Bettor): Promise<HoldsAnswer> {
  const { purse } = bettor
  return answerHolds(bettor, await purse.act('finish_holds', { holdIds: 'all' }), purse.id)
}

/**
 * Moves the held win of a round, or of the slip of a line, to the main balance of its wallet and returns that balance.
 * @throws CallError round_unknown, key_reused
 */
export async function finishHold(bettor: Bettor, id: string): Promise<HoldsAnswer> {
  const { purse } = bettor
  const outcome = await purse.act('finish_holds', { holdIds: [id] })
  if (outcome.outcome !== 'refused' || outcome.reason !== 'nothing_held') return answerHolds(bettor, outcome, purse.id)
  const round = await getRound(bettor, id)
  if (round.id === id && round.accountId === purse.id) return answerHolds(bettor, outcome, purse.id)
  const itsOutcome = await purse.act('finish_holds', { holdIds: [round.id] }, round.accountId)
  return answerHolds(bettor, itsOutcome, round.accountId)
}

type HoldsAnswer = { balance: number; balanceVersion: number; currencyId?: string }

async function answerHolds(
  bettor: Bettor,
  outcome: OutcomeOf<'finish_holds'>,
  walletId: WalletId,
): Promise<HoldsAnswer> {
  if (outcome.outcome === 'refused' && outcome.reason === 'key_reused') throw new CallError('key_reused')
  const balances = outcome.outcome === 'refused' ? outcome.balances : outcome
  if (!balances) throw new Error(`the wallet ${walletId} is missing`)
  const { decimals, named } = await moneyOf(bettor, walletId)
  return { balance: minorToNumber(balances.mainMinor, decimals), balanceVersion: balances.version, ...named }
}
