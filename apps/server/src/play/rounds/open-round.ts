import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { BetModel } from '@fairground/contract/round'
import type { Options } from '@fairground/games'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { requireAge } from '../../people/accounts/age.ts'
import { requireTerms } from '../../people/accounts/terms.ts'
import { findPlayError } from '../../people/responsible/refused-play.ts'
import { getGame } from './game.ts'
import { placeInstantBet } from './place-instant-bet.ts'
import { type BetSettings, type PlaceAgain, placeUnderJurisdiction } from './place-under-jurisdiction.ts'
import { placedRound } from './placed-round.ts'
import { type ReadBet, readBet } from './read-bet.ts'
import { answerAction, answerRepeatOr, moneyRequest, type UserContext } from './round-request.ts'
import { viewBet } from './round-view.ts'
import { getEngine } from './stored-round.ts'

/** The slot of games with one slot. */
const ONLY_SLOT = 0

/** A player's request to bet: the untrusted amount, beside the game's own options. */
export type BetRequest = {
  gameId: string
  model: {
    betAmount?: unknown
    autoplay?: string | undefined
    termId?: string | undefined
    lines?: readonly { market: string; pick: string; stake?: unknown }[] | undefined
    roomId?: string | undefined
    follows?: string | undefined
  }
}

/**
 * Takes a stake and opens a round of any game. The bet's nonce fixes the outcome. The answer hides the outcome, except in an
 * instant game, whose round is over with the bet.
 * @throws CallError as the contract lists them for `game.bet`
 */
export function openRound(context: UserContext, request: BetRequest): Promise<BetModel> {
  return placeUnderJurisdiction(context.services, context.session, (jurisdiction, settings) =>
    openUnder({ jurisdiction, settings }, context, request),
  )
}

async function openUnder(
  { jurisdiction, settings }: { jurisdiction: JurisdictionInForce; settings: BetSettings },
  context: UserContext,
  { gameId, model }: BetRequest,
): Promise<BetModel | PlaceAgain> {
  const { services, session } = context
  const game = await getGame(settings, gameId, session.currencyId)
  const engine = getEngine(gameId)
  let bet: ReadBet<Options>
  try {
    await requireTerms(services, session.accountId)
    await requireAge(services, session.accountId, jurisdiction)
    if (!game.settings.enabled) throw new CallError('game_maintenance')
    bet = readBet({ game, jurisdiction }, model, (model) => engine.parseOptions(model))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return answerRepeatOr(error, context, 'bet')
  }
  const placement = {
    ...moneyRequest(context),
    ...bet,
    roundId: randomUUIDv7(),
    gameId,
    slot: ONLY_SLOT,
    edgeBp: game.settings.edge_bp,
    jurisdictionId: jurisdiction.id,
    jurisdictionVersion: jurisdiction.version,
    gameVersion: game.settings.version,
    runId: model.autoplay,
  }
  const { outcome, decision } = engine.prizes
    ? await placeInstantBet(services, engine, placement)
    : { outcome: await services.wallet.placeBet(placement), decision: undefined }
  if (outcome.outcome !== 'refused') {
    const round = placedRound({ ...placement, decision }, outcome)
    return round ? viewBet(round, outcome, game.currency.decimal_length) : answerAction(context, outcome)
  }
  if (outcome.reason === 'jurisdiction_moved' || outcome.reason === 'play_uncounted') return outcome.reason
  throw findPlayError(outcome, game.currency) ?? refusedBet(outcome.reason, jurisdiction)
}

/** Converts the wallet's reason of a refused bet to the call's error. */
function refusedBet(reason: string, { minRoundMs }: Jurisdiction): Error {
  switch (reason) {
    case 'bet_too_soon':
      return new CallError(reason, { seconds: minRoundMs / 1000 })
    case 'round_open':
    case 'insufficient_balance':
    case 'no_spins_left':
    case 'autoplay_not_allowed':
    case 'autoplay_over':
    case 'autoplay_loss_limit':
    case 'slot_not_allowed':
    case 'bonus_not_allowed':
    case 'key_reused':
    case 'maintenance':
    case 'version_off':
    case 'jurisdiction_off':
    case 'player_off':
      return new CallError(reason)
    default:
      return new Error(`a bet cannot be placed: ${reason}`)
  }
}
