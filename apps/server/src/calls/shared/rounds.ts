import { shared } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'
import { proofOf } from '../../shared-rounds/stored-shared-round.ts'

/** The shared rounds of a game with their proof, the newest first. */
export const rounds = handle(shared.rounds, async ({ gameId, ...page }, { services, session }) => {
  await getGame(services, gameId, session?.currencyId)
  const { rounds: found, total } = await services.sharedRounds.reader.page(gameId, page)
  return {
    page: {
      content: found.map((round) => {
        const { entropy = '', ...proof } = proofOf(round)
        return { id: round.id, edge: round.edgeBp, entropy, ...proof }
      }),
      total,
    },
  }
})
