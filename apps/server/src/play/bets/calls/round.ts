import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { findProof } from '../../multiplayer-rounds/read-multiplayer-rounds.ts'
import { viewPublicRound } from '../../rounds/public-round-view.ts'
import { getRound, moneyOf } from '../../rounds/round-request.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { handleBets } from '../handle-bets.ts'
import { handle } from '../parts.ts'

/** Returns a round with its money lines and its proof. The server seed is part of it only after a rotation revealed it. */
export const round = handleBets(game.round, async ({ id }, bettor) => {
  const storedRound = await getRound(bettor, id)
  const [lines, proof, { decimals, named }] = await Promise.all([
    bettor.purse.listMoneyLines(storedRound),
    findProof(bettor.parts, storedRound),
    moneyOf(bettor, storedRound.accountId),
  ])
  return {
    model: {
      ...viewRound(storedRound, decimals),
      ...named,
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
export const publicRound = handle(game.publicRound, async ({ id }, { parts }) => {
  const storedRound = await parts.rounds.findDecided(id)
  if (!storedRound) throw new CallError('round_unknown')
  return { model: { ...viewPublicRound(storedRound), ...(await findProof(parts, storedRound)) } }
})
