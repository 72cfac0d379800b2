import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { BetModel } from '@fairground/contract/round'
import { findLottery, type Lottery, liabilityMinor } from '@fairground/games/lottery'
import type { BetCard } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Session } from '../../ground/call/session.ts'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import { requireAge } from '../../people/accounts/age.ts'
import { requireTerms } from '../../people/accounts/terms.ts'
import { findPlayError } from '../../people/responsible/refused-play.ts'
import { fromFirstCurrency, inFirstCurrency } from '../multiplayer-rounds/exposure.ts'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'
import { type Game, getGame } from '../rounds/game.ts'
import type { BetRequest } from '../rounds/open-round.ts'
import { type BetSettings, type PlaceAgain, placeUnderJurisdiction } from '../rounds/place-under-jurisdiction.ts'
import { placedRound } from '../rounds/placed-round.ts'
import { answerAction, answerRepeatOr, moneyRequest, type UserContext } from '../rounds/round-request.ts'
import { viewBet } from '../rounds/round-view.ts'
import { lotteryLines, newSlipId, printSlip } from '../rounds/stored-slip.ts'
import { type ReadSlip, readSlip } from './read-slip.ts'
import { announceSlip } from './slip-news.ts'
import { couldWinTooMuch, haveTooMany, largestStake, linesInTerm } from './term-limits.ts'

/** The fields of a bet's model that speak of the chat. */
export interface CardRequest {
  roomId?: string | undefined
  follows?: string | undefined
  lines?: readonly { market: string; pick: string }[] | undefined
}

/** Cards of bets in rooms of the chat. */
export interface BetCards {
  /**
   * The card that a slip is to have in its room; undefined where the room, the jurisdiction or the player wants none.
   * @throws CallError room_unknown, level_needed
   */
  plan(
    session: Pick<Session, 'accountId'>,
    jurisdiction: Jurisdiction,
    request: CardRequest,
  ): Promise<BetCard | undefined>
  /**
   * Requires that a player may follow the card of a message with a slip in a lottery.
   * @throws CallError card_unknown, follow_not_allowed, follow_differs
   */
  requireFollow(
    session: Pick<Session, 'accountId'>,
    jurisdiction: Jurisdiction,
    request: CardRequest & { gameId: string },
  ): Promise<void>
}

/** No view shows the slot of a slip: the ledger takes the lowest that is free. */
const NO_SLOT = 0

/**
 * Places a slip in the open term of a lottery: all its lines or none.
 * @throws CallError as the contract lists them for `game.bet`
 */
export function placeSlip(context: UserContext, lottery: Lottery, request: BetRequest): Promise<BetModel> {
  return placeUnderJurisdiction(context.services, context.session, (jurisdiction, settings) =>
    placeUnder({ jurisdiction, settings }, context, lottery, request),
  )
}

/** A slip that may be placed: its term, its game with the limits, and its lines. */
interface Placement extends ReadSlip {
  lottery: Lottery
  game: Game
  term: MultiplayerRound
  /** Whether this process remembered the term, which may be over since. */
  isRemembered: boolean
}

async function placeUnder(
  { jurisdiction, settings }: { jurisdiction: JurisdictionInForce; settings: BetSettings },
  context: UserContext,
  lottery: Lottery,
  request: BetRequest,
): Promise<BetModel | PlaceAgain> {
  const { services, session } = context
  const { model } = request
  const game = await getGame(settings, lottery.id, session.currencyId)
  let placement: Placement
  let card: BetCard | undefined
  try {
    await requireTerms(services, session.accountId)
    await requireAge(services, session.accountId, jurisdiction)
    if (!game.settings.enabled) throw new CallError('game_maintenance')
    if (!jurisdiction.lotteries) throw new CallError('forbidden')
    const { term, isRemembered } = await getOpenTerm(context, game, lottery, model.termId)
    if (term.drawsAtMs !== undefined && term.drawsAtMs - term.openedAtMs < jurisdiction.minRoundMs)
      throw new CallError('bet_too_soon', { seconds: jurisdiction.minRoundMs / 1000 })
    await services.betCards.requireFollow(session, jurisdiction, { ...model, gameId: lottery.id })
    card = await services.betCards.plan(session, jurisdiction, model)
    placement = {
      lottery,
      game,
      term,
      isRemembered,
      ...readSlip({ lottery, game, jurisdiction, edgeBp: term.edgeBp }, model),
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return answerRepeatOr(error, context, 'multiplayer_bet')
  }
  const { term, lines, stakeMinor, maxWinMinor } = placement
  const exposureMinor = inFirstCurrency(liabilityMinor(lotteryLines(lottery.id, lines)), game)
  const bet = { ...moneyRequest(context), stakeMinor, maxWinMinor, roundId: newSlipId(), gameId: lottery.id }
  const place = () =>
    services.wallet.placeMultiplayerBet({
      ...bet,
      slot: undefined,
      options: printSlip({ termId: term.id, lines, followsId: model.follows }),
      card,
      targetE2: undefined,
      exposureMinor,
      jurisdictionId: jurisdiction.id,
      jurisdictionVersion: jurisdiction.version,
      gameVersion: game.settings.version,
      termId: term.id,
      isCrowded(openRounds) {
        const inTerm = { ...placement, gameId: lottery.id, earlier: linesInTerm(openRounds, term.id) }
        const mostWinMinor = game.limits.maxWinMinor
        return haveTooMany({ ...inTerm, mostWinMinor }) || couldWinTooMuch({ ...inTerm, mostWinMinor })
      },
    })
  let outcome = await place()
  // Each slip reserves what it alone could win, which is more than they can win together.
  const isFull = outcome.outcome === 'refused' && outcome.reason === 'round_full'
  if (isFull && (await services.lotteryTerms.recount(lottery, term.id))) outcome = await place()
  if (outcome.outcome !== 'refused') {
    const slip = { termId: term.id, lines, followsId: model.follows }
    const multiplayer = { roundId: term.id, slot: NO_SLOT, target: undefined, multiplierE4: 0n }
    const round = placedRound({ ...bet, options: {}, edgeBp: term.edgeBp, slip, multiplayer }, outcome)
    const answer = round ? viewBet(round, outcome, game.currency.decimal_length) : await answerAction(context, outcome)
    if (outcome.outcome === 'done') announceSlip(context, answer)
    return answer
  }
  if (outcome.reason === 'wallet_unknown') throw new Error(`the wallet ${session.walletId} is missing`)
  if (outcome.reason === 'jurisdiction_moved' || outcome.reason === 'play_uncounted') return outcome.reason
  const playError = findPlayError(outcome, game.currency)
  if (playError) throw playError
  if (outcome.reason === 'betting_closed' && placement.isRemembered) {
    services.lotteryTerms.forgetOpen(lottery)
    return placeUnder({ jurisdiction, settings }, context, lottery, request)
  }
  throw await refusedSlip(outcome.reason, context, placement)
}

/**
 * The open term, which is the one that the request names, if it names one.
 * @throws CallError term_closed, no_round_yet; version_off, which is why no term is open then
 */
async function getOpenTerm(
  { services }: UserContext,
  { settings }: Game,
  lottery: Lottery,
  termId: string | undefined,
): Promise<Pick<Placement, 'term' | 'isRemembered'>> {
  const remembered = services.lotteryTerms.rememberedOpen(lottery)
  if (remembered && (termId === undefined || termId === remembered.id)) return { term: remembered, isRemembered: true }
  const newest = await services.lotteryTerms.findNewest(lottery)
  if (!newest) throw new CallError('no_round_yet')
  if (newest.status !== 'NEW' || services.now() >= newest.closesAtMs) {
    if (await isSwitchedOff(services.db, 'version', `${lottery.id}:${settings.version}`))
      throw new CallError('version_off')
    throw termClosed(undefined)
  }
  if (termId !== undefined && termId !== newest.id) throw termClosed(newest.id)
  return { term: newest, isRemembered: false }
}

/** @param nextId the term that takes bets now, if one does */
function termClosed(nextId: string | undefined): CallError {
  return new CallError('term_closed', nextId === undefined ? undefined : { next: nextId })
}

/** The wallet's reason as the refusal of the call, with what would be accepted. */
async function refusedSlip(
  reason: Parameters<typeof toRefusal>[0] | 'betting_closed' | 'term_limit' | 'round_full',
  { services, session }: UserContext,
  placement: Placement,
): Promise<CallError> {
  const { lottery, game, term, lines } = placement
  if (reason === 'betting_closed') {
    const newest = await services.lotteryTerms.findNewest(lottery)
    return termClosed(newest?.status === 'NEW' && newest.id !== term.id ? newest.id : undefined)
  }
  if (reason !== 'term_limit' && reason !== 'round_full') return toRefusal(reason)
  const limit = (maxMinor: bigint) =>
    new CallError('term_limit', {
      max: minorToNumber(maxMinor, game.currency.decimal_length),
      line: lines.length - 1,
    })
  if (reason === 'round_full') {
    const leftMinor = fromFirstCurrency(await readLeft(services.db, term.id), game)
    return limit(largestStake(lines, (some) => liabilityMinor(lotteryLines(lottery.id, some)) > leftMinor))
  }
  const earlier = linesInTerm(await listOpen(services.db, session.walletId), term.id)
  const inTerm = { gameId: lottery.id, earlier, lines, mostWinMinor: game.limits.maxWinMinor }
  if (haveTooMany(inTerm)) return new CallError('too_many_lines')
  return limit(largestStake(lines, (some) => couldWinTooMuch({ ...inTerm, lines: some })))
}

function toRefusal(reason: ConstructorParameters<typeof CallError>[0]): CallError {
  return new CallError(reason)
}

/** What the limit of a term leaves, in the smallest unit of the site's first currency. */
async function readLeft(db: Database, termId: string): Promise<bigint> {
  const { left } = await db
    .selectFrom('multiplayer_round')
    .select(
      sql<bigint>`(max_exposure_minor - (select sum(exposure_minor) from multiplayer_round_part p where p.multiplayer_round_id = multiplayer_round.id))::bigint`.as(
        'left',
      ),
    )
    .where('id', '=', termId)
    .executeTakeFirstOrThrow()
  return left > 0n ? left : 0n
}

/** The open bets of a wallet in lotteries. */
async function listOpen(db: Database, walletId: WalletId): Promise<{ gameId: string; options: unknown }[]> {
  const rows = await db
    .selectFrom('round')
    .select(['game_id', 'options'])
    .where('account_id', '=', walletId)
    .where(sql<boolean>`id = any (array(select unnest(open_round_ids) from wallet where account_id = ${walletId}))`)
    .execute()
  return rows.flatMap(({ game_id: gameId, options }) => (findLottery(gameId) ? [{ gameId, options }] : []))
}
