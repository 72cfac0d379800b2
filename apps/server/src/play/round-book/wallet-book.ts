import { findLottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { placeSlip } from '../lottery/place-slip.ts'
import { placeMultiplayerBet } from '../multiplayer-rounds/place-multiplayer-bet.ts'
import { stopMultiplayerBet } from '../multiplayer-rounds/stop-multiplayer-bet.ts'
import { getDecimals } from '../rounds/game.ts'
import { listMoneyLines } from '../rounds/money-lines.ts'
import { moveRound } from '../rounds/move-round.ts'
import { openRound } from '../rounds/open-round.ts'
import { getRound, type UserContext } from '../rounds/round-request.ts'
import { viewBet } from '../rounds/round-view.ts'
import { getSeeds, rotateSeeds } from '../rounds/seeds.ts'
import { viewSession } from '../rounds/session-sum.ts'
import { finishHolds, getWallet } from '../rounds/wallet.ts'
import type { RoundBook } from './round-book.ts'

/** The round book of a player, in the wallet and the ledger. */
export function walletBook(context: UserContext): RoundBook {
  const { services, session } = context
  const { accountId, walletId } = session
  const decimalsNow = () => getDecimals(services, session.currencyId)
  return {
    async place(request) {
      const multiplayerGame = findMultiplayerGame(request.gameId)
      const lottery = findLottery(request.gameId)
      const model = multiplayerGame
        ? await placeMultiplayerBet(context, multiplayerGame, request)
        : lottery
          ? await placeSlip(context, lottery, request)
          : await openRound(context, request)
      services.sessionSums.note(session)
      services.playedGames.note(accountId, request.gameId, services.now())
      return model
    },
    move: (name, decide) => moveRound(context, name, decide),
    stop: (game, id) => stopMultiplayerBet(context, game, id),
    async listOpen() {
      const [rounds, wallet, decimals] = await Promise.all([
        services.rounds.listOpen(walletId),
        getWallet(services, walletId),
        decimalsNow(),
      ])
      return rounds.map((round) => viewBet(round, wallet, decimals))
    },
    async find(id) {
      const [round, decimals] = await Promise.all([getRound(context, id), decimalsNow()])
      return { round, decimals }
    },
    async page(request) {
      const [page, decimals] = await Promise.all([services.rounds.page(walletId, request), decimalsNow()])
      return { ...page, decimals }
    },
    listMoneyLines: (round) => listMoneyLines(services.db, round),
    async sumSession() {
      const [sum, jurisdiction, decimals] = await Promise.all([
        services.sessionSums.sum(session),
        jurisdictionFor(context),
        decimalsNow(),
      ])
      return viewSession(sum, jurisdiction.session, decimals)
    },
    async finishHolds(which) {
      if (which === 'all') return finishHolds(context, 'all')
      // A hold in the wallet's memory proves that its round exists.
      const isHeld = services.wallet.recall(walletId)?.holds.some((hold) => hold.id === which.id)
      if (!isHeld) await getRound(context, which.id)
      return finishHolds(context, [which.id])
    },
    findSeeds: () => getSeeds(services, walletId),
    rotateSeeds: (clientSeed) => rotateSeeds(context, clientSeed),
  }
}
