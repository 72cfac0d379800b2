import { CallError } from '@fairground/contract/envelope'
import { findLottery, type Lottery, liabilityMinor } from '@fairground/games/lottery'
import { convert } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Session } from '../../../ground/call/session.ts'
import type { Database } from '../../../ground/db/database.ts'
import { isSwitchedOff } from '../../../operator/switches/switched-off.ts'
import { scalesOf } from '../../../people/responsible/play-rules.ts'
import type { SlipParts } from '../../lottery/parts.ts'
import { type ReadSlip, readSlip } from '../../lottery/read-slip.ts'
import { announceSlip } from '../../lottery/slip-news.ts'
import { couldWinTooMuch, haveTooMany, largestStake, linesInTerm } from '../../lottery/term-limits.ts'
import { fromFirstCurrency, inFirstCurrency } from '../../multiplayer-rounds/exposure.ts'
import type { MultiplayerRound } from '../../multiplayer-rounds/stored-multiplayer-round.ts'
import type { Game } from '../../rounds/game.ts'
import { lotteryLines, newSlipId, printSlip } from '../../rounds/stored-slip.ts'
import type { BetKind } from '../kind.ts'

/** No view shows the slot of a slip: the ledger takes the lowest that is free. */
const NO_SLOT = 0

/** Converts an amount of another of the player's wallets to the currency of the slip. */
type ToOwn = (amountMinor: bigint, currencyId: string) => bigint

/** A slip that may be placed: its term, its game with the limits, and its lines. */
interface Placement extends ReadSlip {
  lottery: Lottery
  game: Game
  term: MultiplayerRound
  /** Whether this process remembered the term, which may be over since. */
  isRemembered: boolean
  toOwn: ToOwn
}

/** A slip in the open term of a lottery: all its lines or none. */
export const slipKind: BetKind = {
  isOf: (gameId) => findLottery(gameId) !== undefined,
  async read(gameId, model, { game, jurisdiction }, { parts, session }) {
    const lottery = findLottery(gameId)
    if (!lottery) throw new Error(`${gameId} is no lottery`)
    // A term of a lottery is drawn from the bets of players; a visitor may watch it.
    if (!session) throw new CallError('not_logged_in')
    if (!jurisdiction.lotteries) throw new CallError('forbidden')
    const { term, isRemembered } = await getOpenTerm(parts, game, lottery, model.termId)
    if (term.drawsAtMs !== undefined && term.drawsAtMs - term.openedAtMs < jurisdiction.minRoundMs)
      throw new CallError('bet_too_soon', { seconds: jurisdiction.minRoundMs / 1000 })
    const wishedCard = { ...model, gameId, termId: term.id }
    await parts.betCards.requireFollow(session, jurisdiction, wishedCard)
    const card = await parts.betCards.plan(session, jurisdiction, wishedCard)
    const slip = readSlip({ lottery, game, jurisdiction, edgeBp: term.edgeBp }, model)
    const { lines, stakeMinor, maxWinMinor } = slip
    const scales = scalesOf((await parts.readSite()).currencies)
    const toOwn: ToOwn = (minor, currencyId) => convert(minor, currencyId, game.currency.id, scales, 'up')
    const placement: Placement = { lottery, game, term, isRemembered, toOwn, ...slip }
    const storedSlip = { termId: term.id, lines, followsId: model.follows }
    return {
      bet: {
        ...{ roundId: newSlipId(), stakeMinor, maxWinMinor, slot: undefined, edgeBp: term.edgeBp },
        options: printSlip(storedSlip),
        pool: {
          id: term.id,
          exposureMinor: inFirstCurrency(liabilityMinor(lotteryLines(gameId, lines)), game),
          targetE2: undefined,
        },
        isCrowded(openRounds) {
          const inTerm = { gameId, lines, earlier: linesInTerm(openRounds, term.id, toOwn) }
          const mostWinMinor = game.limits.maxWinMinor
          return haveTooMany({ ...inTerm, mostWinMinor }) || couldWinTooMuch({ ...inTerm, mostWinMinor })
        },
        attachments: card && [card],
      },
      stored: {
        options: {},
        slip: storedSlip,
        multiplayer: { roundId: term.id, slot: NO_SLOT, target: undefined, multiplierE4: 0n },
      },
      refusal: (reason) => refusedSlip(reason, { parts, session }, placement),
      placed: (answer, isNew) => isNew && announceSlip({ parts, session }, answer),
    }
  },
}

/**
 * The open term, which is the one that the request names, if it names one.
 * @throws CallError term_closed, no_round_yet; version_off, which is why no term is open then
 */
async function getOpenTerm(
  parts: SlipParts,
  { settings }: Game,
  lottery: Lottery,
  termId: string | undefined,
): Promise<Pick<Placement, 'term' | 'isRemembered'>> {
  const remembered = parts.lotteryTerms.rememberedOpen(lottery)
  if (remembered && (termId === undefined || termId === remembered.id)) return { term: remembered, isRemembered: true }
  const newest = await parts.lotteryTerms.findNewest(lottery)
  if (!newest) throw new CallError('no_round_yet')
  if (newest.status !== 'NEW' || parts.now() >= newest.closesAtMs) {
    if (await isSwitchedOff(parts.db, 'version', `${lottery.id}:${settings.version}`))
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

/** The purse's reason as the refusal of the call, with what would be accepted; `again`: another term or more room is there. */
async function refusedSlip(
  reason: string,
  { parts, session }: { parts: SlipParts; session: Session },
  { lottery, game, term, lines, isRemembered, toOwn }: Placement,
): Promise<CallError | 'again' | undefined> {
  if (reason === 'betting_closed') {
    if (isRemembered) {
      parts.lotteryTerms.forgetOpen(lottery)
      return 'again'
    }
    const newest = await parts.lotteryTerms.findNewest(lottery)
    return termClosed(newest?.status === 'NEW' && newest.id !== term.id ? newest.id : undefined)
  }
  const limit = (maxMinor: bigint) =>
    new CallError('term_limit', {
      max: minorToNumber(maxMinor, game.currency.decimal_length),
      line: lines.length - 1,
    })
  if (reason === 'round_full') {
    // Each slip reserves what it alone could win, which is more than they can win together.
    if (await parts.lotteryTerms.recount(lottery, term.id)) return 'again'
    const leftMinor = fromFirstCurrency(await readLeft(parts.db, term.id), game)
    return limit(largestStake(lines, (some) => liabilityMinor(lotteryLines(lottery.id, some)) > leftMinor))
  }
  if (reason !== 'term_limit') return undefined
  const earlier = linesInTerm(await listOpen(parts.db, session), term.id, toOwn)
  const inTerm = { gameId: lottery.id, earlier, lines, mostWinMinor: game.limits.maxWinMinor }
  if (haveTooMany(inTerm)) return new CallError('too_many_lines')
  return limit(largestStake(lines, (some) => couldWinTooMuch({ ...inTerm, lines: some })))
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

/** The open bets of a player in lotteries, from all wallets. */
async function listOpen(db: Database, { accountId }: Session): Promise<OpenSlip[]> {
  const { rows } = await sql<OpenSlip>`
    select r.game_id as "gameId", r.options, o.currency_id as "currencyId"
    from account_wallet o join wallet w on w.account_id = o.wallet_id
    cross join lateral unnest(w.open_round_ids) open_id
    join round r on r.account_id = w.account_id and r.id = open_id
    where o.account_id = ${accountId}`.execute(db)
  return rows.filter(({ gameId }) => findLottery(gameId))
}

type OpenSlip = { gameId: string; options: unknown; currencyId: string }
