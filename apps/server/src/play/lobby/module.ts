import type { Module } from '../../ground/module.ts'
import type { LotteryParts } from '../lottery/parts.ts'
import * as calls from './calls.ts'
import { createGameLife } from './game-life.ts'
import type { LobbyParts } from './parts.ts'
import { createPlayedGames } from './played-games.ts'

/** What goes on in the games, and what a player has played. */
export const lobby: Module<LotteryParts, Pick<LobbyParts, 'readGameLife' | 'playedGames'>> = {
  name: 'lobby',
  create(parts) {
    const { db, log, multiplayerRounds } = parts
    return {
      readGameLife: createGameLife({ ...parts, reader: multiplayerRounds.reader }),
      playedGames: createPlayedGames(db, log),
    }
  },
  calls: Object.values(calls),
  close: ({ playedGames }) => playedGames.close(),
}
