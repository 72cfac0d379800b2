import * as game from '@fairground/contract/calls/game'
import * as playSession from '@fairground/contract/calls/play-session'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../../ground/call/handler.ts'
import { findProof } from '../../../play/multiplayer-rounds/read-multiplayer-rounds.ts'
import { handleRounds } from '../../../play/round-book/handle-rounds.ts'
import { getDecimals } from '../../../play/rounds/game.ts'
import { viewRound } from '../../../play/rounds/round-view.ts'
import { viewLines } from '../../../play/rounds/view-lines.ts'

/** Places a bet in any game: it opens a round of the player, or joins the game's multiplayer round. */
export const bet = handleRounds(game.bet, async (request, book) => ({ model: await book.place(request) }))

/** Returns the result of a bet, for a client that polls. */
export const betResult = handleRounds(game.betResult, async ({ id }, book) => {
  const { round, decimals } = await book.find(id)
  const { result, payoutMinor } = round
  const bets = round.slip && viewLines(round, decimals)
  const line = bets?.find((each) => each.id === id)
  if (line) return { model: { result: line.result, winAmount: line.winAmount, bets: [line] } }
  return { model: { result, winAmount: minorToNumber(payoutMinor, decimals), ...(bets && { bets }) } }
})

/** Lists the player's bets, the newest first. */
export const betRecord = handleRounds(game.betRecord, async (request, book, services) => {
  const { rounds, total, older, decimals } = await book.page(request)
  const content = await Promise.all(
    rounds.map(async (round) => ({ ...viewRound(round, decimals), ...(await findProof(services, round)) })),
  )
  return { page: { content, total, ...(older !== undefined && { older }) } }
})

/** Sums the player's bets, stakes and wins. */
export const betTotals = handle(game.betTotals, async (filter, { services, session }) => {
  const [{ bets, ...sums }, decimals] = await Promise.all([
    services.rounds.totals(session.walletId, filter),
    getDecimals(services, session.currencyId),
  ])
  const toAmount = (minor: bigint) => minorToNumber(minor, decimals)
  const { stakedMinor, openMinor, wonMinor } = sums
  return { model: { bets, staked: toAmount(stakedMinor), open: toAmount(openMinor), won: toAmount(wonMinor) } }
})

/** Lists the unfinished rounds, so that a reload or another device can continue them. */
export const open = handleRounds(game.open, async (_, book) => ({ list: await book.listOpen() }))

/** Releases the held win of one round. Without a held win it moves nothing. */
export const finishHold = handleRounds(game.finishHold, async ({ id }, book) => ({
  model: await book.finishHolds({ id }),
}))

/** Releases all held wins of the player. */
export const finishAllMyHold = handleRounds(game.finishAllMyHold, async (_, book) => ({
  model: await book.finishHolds('all'),
}))

/** Returns the session's start and its net win or loss, as far as the jurisdiction requires them to be shown. */
export const session = handleRounds(playSession.sum, async (_, book) => ({ model: await book.sumSession() }))
