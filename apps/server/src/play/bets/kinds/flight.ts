import { exposureMinor, findMultiplayerGame, parseMultiplayerOptions } from '@fairground/games/multiplayer'
import { inFirstCurrency } from '../../multiplayer-rounds/exposure.ts'
import { readBet } from '../../rounds/read-bet.ts'
import type { BetKind } from '../kind.ts'

/** A bet in the multiplayer round of a flight that takes bets now, or that the request names. */
export const flightKind: BetKind = {
  isOf: (gameId) => findMultiplayerGame(gameId) !== undefined,
  async read(gameId, model, { game, jurisdiction }, { parts, session }) {
    const flight = findMultiplayerGame(gameId)
    if (!flight) throw new Error(`${gameId} has no flights`)
    const bet = readBet({ game, jurisdiction }, model, (fields) => parseMultiplayerOptions(flight, fields))
    const { slot, target } = bet.options
    return {
      bet: {
        ...bet,
        slot,
        edgeBp: game.settings.edge_bp,
        options: target === undefined ? {} : { autoCashOut: target / 100 },
        pool: {
          id: model.termId,
          exposureMinor: inFirstCurrency(exposureMinor(bet, target), game),
          targetE2: target,
        },
      },
      placed: () => session && parts.multiplayerRounds.touch(flight),
    }
  },
}
