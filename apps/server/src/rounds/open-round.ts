import { randomUUIDv7 } from 'node:crypto'
import { type BetModel, CallError } from '@fairground/contract'
import { isRefusal, type Options } from '@fairground/games'
import { requireTerms } from '../accounts/terms.ts'
import { getMarket } from '../markets/market-for.ts'
import type { Done } from '../wallet/action.ts'
import { type Game, getGame, limitsIn, maxWinIn } from './game.ts'
import { answerDone, answerRepeatOr, moneyRequest, refusalOf, type UserContext } from './round-request.ts'
import { viewBet } from './round-view.ts'
import { parseStake } from './stake.ts'
import type { StoredRound } from './stored-round.ts'

/** Games with one place for a bet use this one. */
const ONLY_SLOT = 0

/** What a player asks to bet: the amount as it came, with the game's own options beside it. */
export type BetRequest = { gameId: string; model: { betAmount?: unknown } }

/**
 * Takes a stake and opens a round of any game. Everything about the outcome is fixed by the nonce that the bet is
 * given, and none of it is in the answer.
 * @throws CallError as the contract lists them for `game.bet`
 */
export async function openRound(context: UserContext, { gameId, model }: BetRequest): Promise<BetModel> {
  const { services, session } = context
  const [game, market] = await Promise.all([
    getGame(services, gameId, session.currencyId),
    getMarket(services, session.countryId),
  ])
  let bet: { stakeMinor: bigint; options: Options }
  try {
    await requireTerms(services, session.accountId)
    if (!game.settings.enabled) throw new CallError('game_maintenance')
    const stakeMinor = parseStake(model.betAmount, game.currency, limitsIn(game, market))
    bet = { stakeMinor, options: parseOptions(game, model) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return answerRepeatOr(error, context, 'bet')
  }
  const terms = { ...bet, gameId, edgeBp: game.settings.edge_bp, maxWinMinor: maxWinIn(game, market, bet.stakeMinor) }
  const roundId = randomUUIDv7()
  const outcome = await services.wallet.placeBet({ ...moneyRequest(context), ...terms, roundId, slot: ONLY_SLOT })
  if (outcome.outcome !== 'refused') {
    const round = asOpened({ ...terms, accountId: session.accountId, id: roundId }, outcome)
    return round ? viewBet(round, outcome, game.currency.decimal_length) : answerDone(context, outcome)
  }
  if (outcome.reason === 'wallet_unknown') throw new Error(`the account ${session.accountId} has no wallet`)
  throw new CallError(outcome.reason)
}

/** The round as the bet has stored it; `undefined` for a repeat, whose round may be further on. */
function asOpened(
  terms: Pick<StoredRound, 'accountId' | 'id' | 'gameId' | 'stakeMinor' | 'options' | 'edgeBp' | 'maxWinMinor'>,
  { seeds, nonce, at }: Done,
): StoredRound | undefined {
  if (!seeds || nonce === undefined) return undefined
  const { serverSeed, serverSeedHash, clientSeed } = seeds
  return {
    ...terms,
    status: 'open',
    result: 'PENDING',
    step: 0,
    moves: [],
    payoutMinor: 0n,
    createdAtMs: at.getTime(),
    finishedAtMs: undefined,
    seeds: { serverSeed, clientSeed, nonce },
    serverSeedHash,
    revealed: false,
  }
}

function parseOptions({ engine }: Game, model: object): Options {
  const options = engine.parseOptions(model)
  if (isRefusal(options)) throw refusalOf(options.refused)
  return options
}
