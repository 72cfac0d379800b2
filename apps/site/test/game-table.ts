import type { User } from '@fairground/contract/user'
import { expect } from 'vitest'
import { type LiveLine, openLine } from './live-line.ts'
import { openGame, openSite, type Surroundings } from './open-site.tsx'
import { answerMoves, answerReaders, answerRounds, type TableState, toCents } from './table-answers.ts'
import { type Aim, anyRound, placeBet, seedOf, type TableBet } from './table-bet.ts'

/** A player's rounds as a server has them, played by the games' own rules. */
export interface GameTable extends TableState {
  /** The next bets have the first client seed whose round suits; without it any. */
  aim(suits?: Aim): void
  /** Answers every call of a game again, after a test has had one answered otherwise. */
  answerAll(): void
  /** The server's end of the live connection. */
  readonly line: LiveLine
  /** Tells the player's devices of a bet, as after a step on another one. */
  tell(bet: TableBet): void
  /** Shows the game as its frame page does, or the site at an address; this table answers. */
  openGame(more?: Surroundings): Promise<void>
  openSite(path: string, more?: Surroundings): Promise<void>
}

/** Resolves once a game's big button does something: while it is busy, it takes no press. */
export const gameReady = (): Promise<void> =>
  expect.poll(() => document.querySelector('[data-act]:not([aria-busy])'), { timeout: 10_000 }).not.toBeNull()

/** Lays a table for a player with a balance, at which a game is played. */
export function layTable(gameId: string, { balance = 1000, ...player }: Partial<User> = {}): GameTable {
  let aim: Aim = anyRound
  const table: GameTable = {
    ...{ gameId, player, balance, version: 1, bets: [], line: openLine('players') },
    pair: { number: 0, nonce: 0, clientSeed: 'luck' },
    aim(suits = anyRound) {
      aim = suits
    },
    bet(model, of = gameId) {
      const { number, nonce, clientSeed } = table.pair
      const seeds = { serverSeed: seedOf(number), clientSeed, nonce }
      const bet = placeBet({ gameId: of, model, at: table.bets.length, pair: number, seeds }, aim)
      table.pair = { number, nonce: nonce + 1, clientSeed: bet.seeds.clientSeed }
      if (of !== 'freespin') table.balance = toCents(table.balance - bet.betAmount)
      table.version += 1
      table.bets.push(bet)
      return bet
    },
    play(bet, move) {
      table.version += 1
      bet.play(move)
    },
    cashOut(bet) {
      table.version += 1
      bet.cashOut()
    },
    rotate(clientSeed = table.pair.clientSeed) {
      table.pair = { number: table.pair.number + 1, nonce: 0, clientSeed }
    },
    answerAll() {
      answerRounds(table)
      answerMoves(table)
      answerReaders(table)
    },
    tell({ id, gameId: of, result, winAmount }) {
      const bet = { id, gameId: of, result, winAmount, win: result === 'WIN' }
      table.line.tell({ type: 'bet', channel: 'player', userId: '', bet })
    },
    async openGame(more = {}) {
      await openGame(gameId, surroundingsOf(table, more))
      await gameReady()
    },
    openSite: (path, more = {}) => openSite(path, surroundingsOf(table, more)),
  }
  return table
}

const surroundingsOf = ({ player, balance, answerAll }: GameTable, more: Surroundings): Surroundings => ({
  ...(!more.demo && { player: { ...player, balance, rechargeCount: 1 } }),
  ...more,
  answers() {
    answerAll()
    more.answers?.()
  },
})
