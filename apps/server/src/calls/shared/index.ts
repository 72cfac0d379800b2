import * as shared from '@fairground/contract/calls/shared-games'
import { CallError } from '@fairground/contract/envelope'
import { findSharedGame } from '@fairground/games/shared'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'
import { proofOf } from '../../shared-rounds/stored-shared-round.ts'

/** Returns the current round of a multiplayer game, with the chain of its seed. */
export const term = handle(shared.term, async ({ gameId }, { services, session }) => {
  const game = findSharedGame(gameId)
  if (!game) throw new CallError('game_unknown')
  await getGame(services, gameId, session?.currencyId)
  const model = await services.sharedRounds.findTerm(game)
  if (!model) throw new CallError('no_round_yet')
  return { model }
})

/** Lists the bets of the current round, the highest first. Other games than multiplayer games have none. */
export const bets = handle(shared.bets, async ({ gameId }, { services, session }) => {
  await getGame(services, gameId, session?.currencyId)
  const game = findSharedGame(gameId)
  return { list: game ? [...(await services.sharedRounds.listBets(game))] : [] }
})

/** Lists the multiplayer rounds of a game with their proof, the newest first. */
export const rounds = handle(shared.rounds, async ({ gameId, ...page }, { services, session }) => {
  await getGame(services, gameId, session?.currencyId)
  const { rounds: roundsOfPage, total } = await services.sharedRounds.reader.page(gameId, page)
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
