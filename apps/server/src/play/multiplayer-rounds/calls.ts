import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { CallError } from '@fairground/contract/envelope'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { getGame } from '../rounds/game.ts'
import { handle } from './parts.ts'
import { proofOf } from './stored-multiplayer-round.ts'

/** Returns the current round of a multiplayer game, with the chain of its seed. */
export const term = handle(multiplayer.term, async ({ gameId }, { parts, session }) => {
  const game = findMultiplayerGame(gameId)
  if (!game) throw new CallError('game_unknown')
  await getGame(parts, gameId, session?.currencyId)
  const model = await parts.multiplayerRounds.findTerm(game)
  if (!model) throw new CallError('no_round_yet')
  return { model }
})

/** Lists the bets of the current round, the highest first. Other games than multiplayer games have none. */
export const bets = handle(multiplayer.bets, async ({ gameId }, { parts, session }) => {
  await getGame(parts, gameId, session?.currencyId)
  const game = findMultiplayerGame(gameId)
  return { list: game ? [...(await parts.multiplayerRounds.listBets(game))] : [] }
})

/** Lists the multiplayer rounds of a game with their proof, the newest first. */
export const rounds = handle(multiplayer.rounds, async ({ gameId, ...page }, { parts, session }) => {
  await getGame(parts, gameId, session?.currencyId)
  const { rounds: roundsOfPage, total } = await parts.multiplayerRounds.reader.page(gameId, page)
  return {
    page: {
      content: roundsOfPage.map((round) => {
        const { entropy = '', ...proof } = proofOf(round)
        return { id: round.id, edge: round.edgeBp, entropy, ...proof }
      }),
      total,
    },
  }
})
