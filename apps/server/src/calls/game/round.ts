import { game } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'
import { listMoneyLines } from '../../rounds/money-lines.ts'
import { getRound } from '../../rounds/round-request.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'

/** A round with its money lines and its proof; the server seed is told only once its pair was rotated away. */
export const round = handle(game.round, async ({ id }, context) => {
  const { services, session } = context
  const stored = await getRound(context, id)
  const [lines, decimals, shared] = await Promise.all([
    listMoneyLines(services.db, stored),
    getDecimals(services, session.currencyId),
    findProof(services, stored),
  ])
  return {
    model: {
      ...viewRound(stored, decimals),
      ...(stored.revealed && { serverSeed: stored.seeds.serverSeed }),
      ...shared,
      maxWin: minorToNumber(stored.maxWinMinor, decimals),
      lines: lines.map(({ amountMinor, atMs, ...line }) => ({
        ...line,
        amount: minorToNumber(amountMinor, decimals),
        at: atMs,
      })),
    },
  }
})
