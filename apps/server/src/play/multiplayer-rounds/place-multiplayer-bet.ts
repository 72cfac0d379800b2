import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import {
  exposureMinor,
  type MultiplayerGame,
  type MultiplayerOptions,
  parseMultiplayerOptions,
} from '@fairground/games/multiplayer'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { requireAge } from '../../people/accounts/age.ts'
import { requireTerms } from '../../people/accounts/terms.ts'
import { findPlayError } from '../../people/responsible/refused-play.ts'
import { getGame } from '../rounds/game.ts'
import type { BetRequest } from '../rounds/open-round.ts'
import { type BetSettings, type PlaceAgain, placeUnderJurisdiction } from '../rounds/place-under-jurisdiction.ts'
import { type ReadBet, readBet } from '../rounds/read-bet.ts'
import { answerAction, answerRepeatOr, moneyRequest, type UserContext } from '../rounds/round-request.ts'
import { inFirstCurrency } from './exposure.ts'

/**
 * Places a bet in the current round of a multiplayer game.
 * @throws CallError as the contract lists them for `game.bet`
 */
export function placeMultiplayerBet(
  context: UserContext,
  game: MultiplayerGame,
  request: BetRequest,
): Promise<BetModel> {
  return placeUnderJurisdiction(context.services, context.session, (jurisdiction, settings) =>
    placeUnder({ jurisdiction, settings }, context, game, request),
  )
}

async function placeUnder(
  { jurisdiction, settings }: { jurisdiction: JurisdictionInForce; settings: BetSettings },
  context: UserContext,
  game: MultiplayerGame,
  { model }: BetRequest,
): Promise<BetModel | PlaceAgain> {
  const { services, session } = context
  const configuredGame = await getGame(settings, game.id, session.currencyId)
  let bet: ReadBet<MultiplayerOptions>
  try {
    await requireTerms(services, session.accountId)
    await requireAge(services, session.accountId, jurisdiction)
    if (!configuredGame.settings.enabled) throw new CallError('game_maintenance')
    bet = readBet({ game: configuredGame, jurisdiction }, model, (model) => parseMultiplayerOptions(game, model))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return answerRepeatOr(error, context, 'multiplayer_bet')
  }
  const { slot, target } = bet.options
  const { stakeMinor, maxWinMinor } = bet
  const outcome = await services.wallet.placeMultiplayerBet({
    ...moneyRequest(context),
    stakeMinor,
    maxWinMinor,
    roundId: randomUUIDv7(),
    gameId: game.id,
    slot,
    options: target === undefined ? {} : { autoCashOut: target / 100 },
    targetE2: target,
    exposureMinor: inFirstCurrency(exposureMinor(bet, target), configuredGame),
    jurisdictionId: jurisdiction.id,
    jurisdictionVersion: jurisdiction.version,
    gameVersion: configuredGame.settings.version,
    runId: model.autoplay,
    termId: model.termId,
  })
  if (outcome.outcome !== 'refused') {
    services.multiplayerRounds.touch(game)
    return answerAction(context, outcome)
  }
  if (outcome.reason === 'wallet_unknown') throw new Error(`the wallet ${session.walletId} is missing`)
  if (outcome.reason === 'jurisdiction_moved' || outcome.reason === 'play_uncounted') return outcome.reason
  const playError = findPlayError(outcome, configuredGame.currency)
  if (playError) throw playError
  throw new CallError(
    outcome.reason,
    outcome.reason === 'bet_too_soon' ? { seconds: jurisdiction.minRoundMs / 1000 } : undefined,
  )
}
