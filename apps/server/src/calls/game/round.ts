import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handleRounds } from '../../round-book/handle-rounds.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'

/** A round with its money lines and its proof; the server seed is told only once its pair was rotated away. */
export const round = handleRounds(game.round, async ({ id }, book, services) => {
  const { round: stored, decimals } = await book.find(id)
  const [lines, proof] = await Promise.all([book.listMoneyLines(stored), findProof(services, stored)])
  return {
    model: {
      ...viewRound(stored, decimals),
      ...(stored.revealed && { serverSeed: stored.seeds.serverSeed }),
      ...proof,
      maxWin: minorToNumber(stored.maxWinMinor, decimals),
      lines: lines.map(({ amountMinor, atMs, ...line }) => ({
        ...line,
        amount: minorToNumber(amountMinor, decimals),
        at: atMs,
      })),
    },
  }
})
