import { randomUUIDv7 } from 'node:crypto'
import { SPIN_GAME } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { isRefusal, openRound, refuse } from '@fairground/games'
import { findLottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { HOLD_MS } from '@fairground/ledger'
import type { Context } from '../../ground/call/handler.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { decimalsIn, gameIn } from '../rounds/game.ts'
import type { Decide } from '../rounds/move-round.ts'
import type { BetRequest } from '../rounds/open-round.ts'
import { readBet } from '../rounds/read-bet.ts'
import { refusalOf } from '../rounds/round-request.ts'
import { type EngineEnd, endOf, getEngine, replay } from '../rounds/stored-round.ts'
import { asStored, type DemoRow, findPlaced, findRow, forgetOldRounds, listOpenRows, viewDemo } from './demo-rounds.ts'
import { demoTokenOf, inVisit } from './enter-visit.ts'
import { type DemoBetRequest, placeInMultiplayer } from './place-in-multiplayer.ts'
import { changeVisit, type Visit } from './visit.ts'

/**
 * Places a bet of a demonstration, with the engines, limits and odds of players and its own seeds and balance. In a
 * multiplayer game it joins the same round as players.
 * @throws CallError as the contract lists them for `game.bet`; demo_over
 */
export async function placeDemoBet(context: Context, { gameId, model }: BetRequest): Promise<BetModel> {
  const { services, key } = context
  return inVisit(services, demoTokenOf(context), async (tx, visit, { jurisdiction, ...rules }) => {
    const game = gameIn(rules, gameId, visit.currency_id)
    const decimals = game.currency.decimal_length
    const repeatedRow = await findPlaced(tx, visit, { gameId, key })
    if (repeatedRow) return viewDemo(repeatedRow, visit, decimals)
    if (!game.settings.enabled) throw new CallError('game_maintenance')
    // A term of a lottery is drawn from the bets of players; a visitor may watch it.
    if (findLottery(gameId)) throw new CallError('not_logged_in')
    const request = { game, jurisdiction, model, key, now: services.now }
    const multiplayerGame = findMultiplayerGame(gameId)
    const placement = await (multiplayerGame
      ? placeInMultiplayer(tx, visit, multiplayerGame, request)
      : placeOwn(tx, visit, request))
    await forgetOldRounds(tx, visit)
    return viewDemo(placement.row, placement.visit, decimals)
  })
}

/** Opens a round in the other games. The wheel is free. */
async function placeOwn(
  tx: Tx,
  visit: Visit,
  { game, jurisdiction, model, key, now }: DemoBetRequest,
): Promise<{ row: DemoRow; visit: Visit }> {
  const { id: gameId, edge_bp: edge } = game.settings
  const engine = getEngine(gameId)
  const bet = readBet({ game, jurisdiction }, model, (model) => engine.parseOptions(model))
  const { stakeMinor, maxWinMinor, options } = bet
  if ((await listOpenRows(tx, visit)).some((row) => row.game_id === gameId)) throw new CallError('round_open')
  const spin = gameId === SPIN_GAME
  const chargedMinor = spin ? 0n : stakeMinor
  if (visit.balance_minor < chargedMinor) throw new CallError('insufficient_balance')
  const at = new Date(now())
  const seeds = { serverSeed: visit.server_seed, clientSeed: visit.client_seed, nonce: visit.next_nonce }
  const row = await tx
    .insertInto('demo_round')
    .values({
      ...{ visit_id: visit.id, id: randomUUIDv7(), game_id: gameId, spin, key, step: 0, nonce: visit.next_nonce },
      ...{ edge_bp: edge, stake_minor: stakeMinor, max_win_minor: maxWinMinor, created_at: at },
      ...{ server_seed: seeds.serverSeed, client_seed: seeds.clientSeed },
      options: JSON.stringify(options),
      moves: '[]',
      ...endAt(endOf(engine, bet, openRound(engine, { terms: { options, edge }, seeds })), at),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const balance = { balance_minor: visit.balance_minor - chargedMinor, next_nonce: visit.next_nonce + 1 }
  const next = { ...balance, net_minor: netAfter(visit, row), seen_at: at }
  return { row, visit: await changeVisit(tx, visit, next) }
}

/**
 * Makes a move, or cashes out, in a round of a demonstration.
 * @throws CallError as for a player's round; demo_over
 */
export async function moveDemo(
  context: Context,
  { gameId, id }: { gameId: string; id: string },
  decide: Decide,
): Promise<BetModel> {
  const { services, key } = context
  return inVisit(services, demoTokenOf(context), async (tx, visit, { site }) => {
    const row = await findRow(tx, visit, id)
    if (row?.game_id !== gameId) throw new CallError('round_unknown')
    const decimals = decimalsIn(site, visit.currency_id)
    if (row.move_key === key) return viewDemo(row, visit, decimals)
    const engine = getEngine(gameId)
    const after = row.status === 'open' ? decide(engine, replay(asStored(row, visit))) : refuse('round_finished')
    if (isRefusal(after)) throw refusalOf(after.refused)
    const at = new Date(services.now())
    const stake = { stakeMinor: row.stake_minor, maxWinMinor: row.max_win_minor }
    const movedRow = await tx
      .updateTable('demo_round')
      .set({
        move_key: key,
        step: row.step + 1,
        moves: JSON.stringify(after.moves),
        ...endAt(endOf(engine, stake, after), at),
      })
      .where('visit_id', '=', visit.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const next = { net_minor: netAfter(visit, movedRow), seen_at: at }
    return viewDemo(movedRow, await changeVisit(tx, visit, next), decimals)
  })
}

/** The session's net position after a round. Open rounds and spins of the wheel do not count. */
function netAfter({ net_minor }: Visit, { status, spin, payout_minor, stake_minor }: DemoRow): bigint {
  return status === 'open' || spin ? net_minor : net_minor + payout_minor - stake_minor
}

type StoredEnd = Pick<DemoRow, 'status' | 'result' | 'payout_minor' | 'held_until' | 'finished_at'>

/** The end of a round as columns. A win is held like a player's, until it is released or its hold expires. */
function endAt(end: EngineEnd | undefined, at: Date): StoredEnd {
  if (!end) return { status: 'open', result: 'PENDING', payout_minor: 0n, held_until: null, finished_at: null }
  const { result, payoutMinor } = end
  return {
    ...{ status: 'finished', result, payout_minor: payoutMinor, finished_at: at },
    held_until: payoutMinor > 0n ? new Date(at.getTime() + HOLD_MS) : null,
  }
}
