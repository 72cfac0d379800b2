import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../../ground/call/handler.ts'
import { findProof } from '../../../play/multiplayer-rounds/read-multiplayer-rounds.ts'
import { handleRounds } from '../../../play/round-book/handle-rounds.ts'
import { viewPublicRound } from '../../../play/rounds/public-round-view.ts'
import { viewRound } from '../../../play/rounds/round-view.ts'

/** Returns a round with its money lines and its proof. The server seed is part of it only after a rotation revealed it. */
export const round = handleRounds(game.round, async ({ id }, book, services) => {
  const { round: storedRound, decimals } = await book.find(id)
  const [lines, proof] = await Promise.all([book.listMoneyLines(storedRound), findProof(services, storedRound)])
  return {
    model: {
      ...viewRound(storedRound, decimals),
      ...(storedRound.isRevealed && { serverSeed: storedRound.seeds.serverSeed }),
      ...proof,
      maxWin: minorToNumber(storedRound.maxWinMinor, decimals),
      lines: lines.map(({ amountMinor, atMs, ...line }) => ({
        ...line,
        amount: minorToNumber(amountMinor, decimals),
        at: atMs,
      })),
    },
  }
})

/** Returns the public part of a decided round. An open round is unknown. */
export const publicRound = handle(game.publicRound, async ({ id }, { services }) => {
  const storedRound = await services.rounds.findDecided(id)
  if (!storedRound) throw new CallError('round_unknown')
  return { model: { ...viewPublicRound(storedRound), ...(await findProof(services, storedRound)) } }
})
