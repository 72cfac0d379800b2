import * as game from '@fairground/contract/calls/game'
import * as playSession from '@fairground/contract/calls/play-session'
import { minorToNumber } from '@fairground/money'
import { walletIn } from '../../../money/wallet/account-wallets.ts'
import { getJurisdiction, getVisitorJurisdiction } from '../../../operator/jurisdictions/get-jurisdiction.ts'
import { getDecimals } from '../../../operator/settings/currencies.ts'
import { findProof } from '../../multiplayer-rounds/read-multiplayer-rounds.ts'
import { finishHold as finish, finishAllHolds, getRound, moneyOf } from '../../rounds/round-request.ts'
import { viewBet, viewRound } from '../../rounds/round-view.ts'
import { viewSession } from '../../rounds/session-sum.ts'
import { viewLines } from '../../rounds/view-lines.ts'
import { handleBets } from '../handle-bets.ts'
import { handle } from '../parts.ts'
import { placeBet } from '../place-bet.ts'

/** Places a bet in any game: it opens a round of the bettor, or joins the game's multiplayer round. */
export const bet = handleBets(game.bet, async (request, bettor) => ({ model: await placeBet(bettor, request) }))

/** Returns the result of a bet, for a client that polls. */
export const betResult = handleBets(game.betResult, async ({ id }, bettor) => {
  const round = await getRound(bettor, id)
  const { decimals, named } = await moneyOf(bettor, round.accountId)
  const { result, payoutMinor } = round
  const bets = round.slip && viewLines(round, decimals)
  const line = bets?.find((each) => each.id === id)
  if (line) return { model: { result: line.result, winAmount: line.winAmount, ...named, bets: [line] } }
  return { model: { result, winAmount: minorToNumber(payoutMinor, decimals), ...named, ...(bets && { bets }) } }
})

/** Lists the bets of one of the bettor's wallets, the newest first. */
export const betRecord = handleBets(game.betRecord, async ({ currencyId, ...request }, bettor) => {
  const { parts, purse, session: own } = bettor
  const walletId = own ? (await walletIn(parts.db, own, currencyId)).walletId : purse.id
  const [{ rounds, total, older }, { decimals, named }] = await Promise.all([
    purse.page(request, walletId),
    moneyOf(bettor, walletId),
  ])
  const content = await Promise.all(
    rounds.map(async (round) => ({ ...viewRound(round, decimals), ...named, ...(await findProof(parts, round)) })),
  )
  return { page: { content, total, ...(older !== undefined && { older }) } }
})

/** Sums the bets, stakes and wins of one of the player's wallets. */
export const betTotals = handle(game.betTotals, async ({ currencyId: wanted, ...filter }, { parts, session: own }) => {
  const { walletId, currencyId } = await walletIn(parts.db, own, wanted)
  const [{ bets, ...sums }, decimals] = await Promise.all([
    parts.rounds.totals(walletId, filter),
    getDecimals(parts, currencyId),
  ])
  const toAmount = (minor: bigint) => minorToNumber(minor, decimals)
  const { stakedMinor, openMinor, wonMinor } = sums
  return { model: { bets, staked: toAmount(stakedMinor), open: toAmount(openMinor), won: toAmount(wonMinor) } }
})

/** Lists the unfinished rounds of all wallets, so that a reload or another device can continue them. */
export const open = handleBets(game.open, async (_, bettor) => {
  const rounds = await bettor.purse.listOpen()
  const list = rounds.map(async (round) => {
    const { accountId: walletId } = round
    const [balances, { decimals, named }] = await Promise.all([
      bettor.purse.readBalances(walletId),
      moneyOf(bettor, walletId),
    ])
    return { ...viewBet(round, balances, decimals), ...named }
  })
  return { list: await Promise.all(list) }
})

/** Releases the held win of one round. Without a held win it moves nothing. */
export const finishHold = handleBets(game.finishHold, async ({ id }, bettor) => ({ model: await finish(bettor, id) }))

/** Releases all held wins of the bettor. */
export const finishAllMyHold = handleBets(game.finishAllMyHold, async (_, bettor) => ({
  model: await finishAllHolds(bettor),
}))

/** Returns the session's start and its net win or loss, as far as the jurisdiction requires them to be shown. */
export const session = handleBets(playSession.sum, async (_, { parts, purse, session: own }) => {
  const [sum, jurisdiction, decimals] = await Promise.all([
    purse.sumSession(),
    own ? getJurisdiction(parts, own.countryId) : getVisitorJurisdiction(parts, undefined),
    getDecimals(parts, purse.currencyId),
  ])
  return { model: viewSession(sum, jurisdiction.session, decimals) }
})
