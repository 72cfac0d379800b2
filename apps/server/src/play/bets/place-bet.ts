import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import type { DecidedBet, ReasonOf } from '@fairground/ledger'
import type { CommonReason, RefusedAction } from '../../money/wallet/action.ts'
import { getJurisdiction, getVisitorJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { loadSiteSettings } from '../../operator/settings/site-settings.ts'
import { requireAge } from '../../people/accounts/age.ts'
import { requireTerms } from '../../people/accounts/terms.ts'
import { startCounting } from '../../people/responsible/count-money.ts'
import { findPlayError } from '../../people/responsible/refused-play.ts'
import { getGame } from '../rounds/game.ts'
import { placedRound } from '../rounds/placed-round.ts'
import type { Bettor } from '../rounds/purse.ts'
import { answerAction, answerRepeatOr } from '../rounds/round-request.ts'
import { viewBet } from '../rounds/round-view.ts'
import type { BetKind, BetModelRequest, Draft, Offer } from './kind.ts'
import { flightKind } from './kinds/flight.ts'
import { roundKind } from './kinds/round.ts'
import { slipKind } from './kinds/slip.ts'
import type { BetsParts } from './parts.ts'

/** The kinds of bets: one more is a file and a line. */
const kinds: readonly BetKind[] = [roundKind, flightKind, slipKind]

type BetReason = ReasonOf<'bet'>
type Settings = Pick<BetsParts, 'readSite' | 'readSettings'>

/**
 * Places a bet of any kind from any purse, under the jurisdiction of the bettor's country (RG-01). The bet names the versions of
 * the jurisdiction and of the game's settings that it was checked against; when one has changed before it is accepted, it is
 * read and placed again.
 * @throws CallError as the contract lists them for `game.bet`
 */
export async function placeBet(
  bettor: Bettor<BetsParts>,
  { gameId, model }: { gameId: string; model: BetModelRequest },
): Promise<BetModel> {
  const { parts, purse, session } = bettor
  let settings: Settings = parts
  // The loop ends: each further pass needs settings or a term that have changed meanwhile, or counts play once.
  for (;;) {
    const offer = await readOffer(settings, bettor, gameId)
    const kind = kinds.find((each) => each.isOf(gameId))
    if (!kind) throw new Error(`bets in ${gameId} are of no kind`)
    let draft: Draft
    try {
      if (session) {
        await requireTerms(parts, session.accountId)
        await requireAge(parts, session.accountId, offer.jurisdiction)
      }
      if (!offer.game.settings.enabled) throw new CallError('game_maintenance')
      draft = await kind.read(gameId, model, offer, bettor)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return answerRepeatOr(error, bettor, 'bet')
    }
    const { outcome, answer } = await place(bettor, gameId, model, draft, offer)
    if (answer) {
      draft.placed?.(answer, outcome.outcome === 'done')
      if (session) {
        parts.sessionSums.note(session)
        parts.playedGames.note(session.accountId, gameId, parts.now())
      }
      return answer
    }
    if (outcome.outcome !== 'refused') continue
    if (outcome.reason === 'wallet_unknown') throw new Error(`the wallet ${purse.id} is missing`)
    if (outcome.reason === 'play_uncounted' && session) await startCounting(parts, session.accountId)
    else if (outcome.reason !== 'terms_changed') {
      const own = await draft.refusal?.(outcome.reason)
      if (own !== 'again') throw own ?? refusedBet(outcome, offer)
    }
    // The readers may be a second old, and would be refused again, so read the database.
    const site = await loadSiteSettings(parts.db)
    settings = { readSite: async () => site, readSettings: parts.readSettings }
  }
}

async function readOffer(settings: Settings, { purse, session }: Bettor, gameId: string): Promise<Offer> {
  const [game, jurisdiction] = await Promise.all([
    getGame(settings, gameId, purse.currencyId),
    session ? getJurisdiction(settings, session.countryId) : getVisitorJurisdiction(settings, undefined),
  ])
  return { game, jurisdiction }
}

/** @returns the purse's outcome, and the answer of a bet that it took */
async function place(
  bettor: Bettor<BetsParts>,
  gameId: string,
  { autoplay }: BetModelRequest,
  { bet, stored }: Draft,
  { game, jurisdiction }: Offer,
) {
  const { purse, session } = bettor
  let decided: DecidedBet | undefined
  const { draw } = bet
  const command = {
    roundId: randomUUIDv7(),
    ...bet,
    gameId,
    jurisdictionId: jurisdiction.id,
    jurisdictionVersion: jurisdiction.version,
    gameVersion: game.settings.version,
    runId: autoplay,
    ...(draw && {
      draw(seeds: Parameters<typeof draw>[0]) {
        decided = draw(seeds)
        return decided
      },
    }),
  }
  const outcome = await purse.act('bet', command)
  if (outcome.outcome === 'refused') return { outcome, answer: undefined }
  const isSpin = bet.spin !== undefined
  const round =
    stored &&
    placedRound(
      { ...command, ...stored, accountId: purse.id, decided, isSpin: isSpin && session !== undefined, isFree: isSpin },
      outcome,
    )
  const answer = round ? viewBet(round, outcome, game.currency.decimal_length) : await answerAction(bettor, outcome)
  return { outcome, answer }
}

/** Converts the reason of a refused bet to the call's error. */
function refusedBet(
  { reason, details }: RefusedAction<BetReason | CommonReason>,
  { game, jurisdiction }: Offer,
): CallError {
  const playError = findPlayError({ reason, details }, game.currency)
  if (playError) return playError
  if (reason === 'wallet_unknown' || reason === 'terms_changed' || reason === 'play_uncounted')
    throw new Error(`a bet cannot be placed: ${reason}`)
  return new CallError(reason, reason === 'bet_too_soon' ? { seconds: jurisdiction.minRoundMs / 1000 } : undefined)
}
