import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as promotion from '@fairground/contract/calls/promotion'
import { approveWithdrawal } from '@fairground/contract/calls/staff-withdrawals'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { MONEY_GUARDS, MoneyPath } from '@fairground/contract/money-guards.data'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { multiplayerGames } from '@fairground/games/multiplayer'
import type { Player } from '@fairground/testkit'
import { OPTIONS } from '../game-options.data.ts'
import { grant } from '../instant-table.ts'
import { outcomeOf } from '../outcome-of.ts'
import { newStaff } from '../staff.ts'
import { startRun } from '../start-run.ts'
import { askForDeposit, askForPayout, type ReadyPlayer, report, type WalletName } from './ready-player.ts'

/** A try of one path: what it is, its game, and the call. */
export interface Try {
  what: string
  gameId?: string
  /** Answers `review` when the withdrawal waits for a person. */
  attempt(): Promise<unknown>
}

/** How a try ends: `success`, `review`, the name of its refusal, or the message of another error. */
export async function endOf({ attempt }: Try): Promise<string> {
  let answer: unknown
  const outcome = await outcomeOf(
    attempt().then((value) => {
      answer = value
    }),
  )
  return outcome === 'success' && answer === 'review' ? 'review' : outcome
}

/** Places a slip of one line. */
export async function placeSlip(player: Player, gameId: string, stake = 2) {
  const market = lotteries.find(({ id }) => id === gameId)?.markets[0]
  const pick = market?.picks[0]
  if (!market || !pick) throw new Error(`${gameId} is no lottery`)
  const lines = [{ market: market.code, pick: pick.pick, stake }]
  return (await player.call(game.bet, { gameId, model: { betAmount: stake, lines } })).model
}

/** Every try of a path in a wallet, which is the current one: of bets one a game. */
export function triesOf(path: MoneyPath, { cashier, player, purses }: ReadyPlayer, wallet: WalletName): Try[] {
  const { runs, unpaidIds, heldIds, reviewIds } = purses[wallet]
  const bet = (gameId: string, model: object = {}) => ({
    gameId,
    attempt: () => player.call(game.bet, { gameId, model: { betAmount: 2, ...OPTIONS[gameId], ...model } }),
  })
  const flights = (what: string, slot: number) =>
    multiplayerGames
      .filter(({ slots }) => slot < slots)
      .map(({ id }) => ({ what: `${what} on ${id}`, ...bet(id, { slot }) }))
  const staff = () => newStaff(cashier)
  switch (path) {
    case 'bet': {
      const own = manifests.filter(({ id }) => id !== 'freespin' && !multiplayerGames.some((each) => each.id === id))
      return own.map(({ id }) => ({ what: `a bet on ${id}`, ...bet(id) }))
    }
    case 'flight_bet':
      return flights('a bet', 0)
    case 'second_bet':
      return flights('a second bet', 1)
    case 'slip':
      return lotteries.map(({ id }) => ({
        what: `a slip of ${id}`,
        gameId: id,
        attempt: () => placeSlip(player, id),
      }))
    case 'run_bet':
      return [...runs].map(([id, run]) => ({ what: `a bet of a run on ${id}`, ...bet(id, { autoplay: run }) }))
    case 'free_spin':
      return [{ what: 'a free spin', ...bet('freespin', { betAmount: 1 }) }]
    case 'run':
      return [{ what: 'the start of a run', attempt: () => startRun(player, { gameId: 'tower' }) }]
    case 'cancel':
      return lotteries.map(({ id: lotteryId }) => ({
        what: `a slip of ${lotteryId} that is taken back`,
        gameId: lotteryId,
        async attempt() {
          const { id } = await placeSlip(player, lotteryId)
          await player.call(lottery.cancel, { id })
        },
      }))
    case 'deposit':
      return [{ what: 'a deposit', attempt: () => askForDeposit(player, wallet) }]
    case 'credit':
      return [
        {
          what: 'a payment that its provider reports',
          async attempt() {
            const heldFor = await report(cashier, player, { wallet, depositId: unpaidIds.pop() ?? '' })
            if (heldFor !== null) throw new CallError(heldFor as ErrorName)
          },
        },
      ]
    case 'credit_by_staff':
      return [
        {
          what: 'a held deposit that staff credits',
          async attempt() {
            const id = heldIds.at(-1) ?? ''
            const { db } = cashier.parts
            const row = await db
              .selectFrom('payment_case')
              .select('id')
              .where('subject_id', '=', id)
              .executeTakeFirstOrThrow()
            const settle = { id: row.id, act: 'credit', note: 'as the statement says' } as const
            const call = async () => (await (await staff()).call(paymentCases.settleCase, settle)).model.isDone
            // The same person again, where one is not enough.
            if (!(await call())) await call()
            heldIds.pop()
          },
        },
      ]
    case 'withdrawal':
      return [{ what: 'a withdrawal', attempt: () => askForPayout(player, wallet, 5) }]
    case 'payout_by_rule':
      return [
        {
          what: 'a withdrawal that the rules approve',
          attempt: async () => (await askForPayout(player, wallet, 5)).status === 'REVIEW' && 'review',
        },
      ]
    case 'payout_by_staff':
      return [
        {
          what: 'a withdrawal that staff approves',
          async attempt() {
            const id = reviewIds.at(-1) ?? ''
            const call = async () => (await (await staff()).call(approveWithdrawal, { id })).model.status
            if ((await call()) === 'REVIEW') await call()
            reviewIds.pop()
          },
        },
      ]
    case 'gift':
      return [{ what: 'a check-in', attempt: () => player.call(promotion.checkin) }]
    case 'grant':
      return [{ what: 'spins from staff', attempt: () => grant(cashier, player, { key: randomUUID(), count: 1 }) }]
    case 'end':
      return []
  }
}

/** The paths of a guard, each with its tries in a wallet. */
export function triesOfGuard(
  { holdsOn, games }: (typeof MONEY_GUARDS)[number],
  ready: ReadyPlayer,
  wallet: WalletName,
) {
  return Object.entries(holdsOn).flatMap(([path, refusal]) =>
    triesOf(path as MoneyPath, ready, wallet)
      .filter(({ gameId }) => !games || !gameId || games.includes(gameId))
      .map((each) => ({ ...each, refusal })),
  )
}
