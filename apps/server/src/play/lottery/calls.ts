import * as lottery from '@fairground/contract/calls/lottery'
import { CallError } from '@fairground/contract/envelope'
import { findLottery, type Lottery, lotteries } from '@fairground/games/lottery'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { getGame } from '../rounds/game.ts'
import { cancelSlip } from './cancel-slip.ts'
import { listMySlips } from './my-slips.ts'
import { handle } from './parts.ts'
import { viewLottery } from './view-lottery.ts'

/** Lists the lotteries that the site has, with the caller's limits. */
export const games = handle(lottery.games, async ({ gameId }, context) => {
  const { parts, session } = context
  if (gameId !== undefined) getLottery(gameId)
  const [site, jurisdiction] = await Promise.all([parts.readSite(), jurisdictionFor(context)])
  const wantedLotteries = lotteries.filter(({ id }) => site.games.has(id) && (gameId === undefined || gameId === id))
  const list = await Promise.all(
    wantedLotteries.map(async (each) =>
      viewLottery(each, await getGame(parts, each.id, session?.currencyId), jurisdiction),
    ),
  )
  return { list }
})

/** Returns the newest term with the caller's slips. */
export const term = handle(lottery.term, async ({ gameId }, { parts, session }) => {
  const game = getLottery(gameId)
  await getGame(parts, gameId, session?.currencyId)
  const foundTerm = await parts.lotteryTerms.findTerm(game)
  if (!foundTerm) throw new CallError('no_round_yet')
  const { term: newest, before } = foundTerm
  const termIds = [newest.id, ...(before ? [before.id] : [])]
  const mine = session ? await listMySlips(parts, session, termIds) : []
  return { model: { ...newest, ...(before && { before }), mine } }
})

/** Lists the terms that are over, the newest first. */
export const terms = handle(lottery.terms, async ({ gameId, ...page }, { parts, session }) => {
  const game = getLottery(gameId)
  await getGame(parts, gameId, session?.currencyId)
  const { terms: content, total } = await parts.lotteryTerms.page(game, page)
  return { page: { content, total } }
})

/** Takes a slip back before its term closes. */
export const cancel = handle(lottery.cancel, async ({ id }, context) => ({ model: await cancelSlip(context, id) }))

/** @throws CallError game_unknown */
function getLottery(gameId: string): Lottery {
  const game = findLottery(gameId)
  if (!game) throw new CallError('game_unknown')
  return game
}
