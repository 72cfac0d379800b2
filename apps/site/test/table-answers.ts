import type { GivenAnswerOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as fair from '@fairground/contract/calls/fair'
import * as gameCalls from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as session from '@fairground/contract/calls/play-session'
import * as winners from '@fairground/contract/calls/winners'
import type { User } from '@fairground/contract/user'
import { commitmentOf } from '@fairground/games/fair'
import { userOf } from './models.ts'
import { settingsOf } from './round-models.ts'
import { answerRuns } from './run-answers.ts'
import { answer, type SentRequest } from './stand-in.ts'
import { seedOf, type TableBet, viewBet, viewPublicBet, viewRecord } from './table-bet.ts'

/** What a `GameTable` has of its player, and what changes that. */
export interface TableState {
  readonly gameId: string
  readonly player: Partial<User>
  /** The player's money that is not held, and the wallet's version. */
  balance: number
  version: number
  /** The seed pair in use. */
  pair: { number: number; nonce: number; clientSeed: string }
  /** All bets, the oldest first. */
  readonly bets: TableBet[]
  /** Bets, makes a move, cashes out, as another device does too. */
  bet(model: Record<string, unknown>, gameId?: string): TableBet
  play(bet: TableBet, move: number): void
  cashOut(bet: TableBet): void
  /** Reveals the seed in use. */
  rotate(clientSeed?: string): void
}

/** An amount without what floating point adds to it. */
export const toCents = (amount: number) => Math.round(amount * 100) / 100

const view = ({ balance, version }: TableState, bet: TableBet) => ({
  model: viewBet(bet, { balance, balanceVersion: version }),
})

function find({ bets }: TableState, { fields }: SentRequest): TableBet {
  const bet = bets.find(({ id }) => id === fields.id)
  if (!bet) throw new Error(`there is no bet ${String(fields.id)}`)
  return bet
}

/** Pays the wins of bets out of their holds. */
function pay(table: TableState, bets: readonly TableBet[]) {
  table.version += 1
  for (const bet of bets) table.balance = toCents(table.balance + bet.takeHeld())
  return { model: { balance: table.balance, balanceVersion: table.version } }
}

const seedPairOf = ({ pair: { number, clientSeed, nonce } }: TableState) => ({
  ...{ serverSeedHash: commitmentOf(seedOf(number)), nextServerSeedHash: commitmentOf(seedOf(number + 1)) },
  ...{ clientSeed, nonce },
})

/** Answers the calls that open a game, bet, and release wins. */
export function answerRounds(table: TableState): void {
  const { gameId, bets, balance } = table
  answer(gameCalls.settings, ({ fields }) => ({ model: settingsOf(String(fields.gameId)) }))
  answer(gameCalls.play, {
    model: { url: '/favicon.svg', gameId, demoToken: 'a-token-of-the-demo', demoBalance: balance },
  })
  answer(gameCalls.open, () => ({
    list: bets.filter(({ result }) => result === 'PENDING').map((bet) => view(table, bet).model),
  }))
  answer(gameCalls.bet, ({ fields }) => view(table, table.bet({ ...(fields.model as object) }, String(fields.gameId))))
  answer(gameCalls.finishHold, (request) => pay(table, [find(table, request)]))
  answer(gameCalls.finishAllMyHold, () => pay(table, bets))
}

/** Answers the moves and cash-outs of all stepped games. */
export function answerMoves(table: TableState): void {
  for (const calls of Object.values(steps)) {
    answer(calls.play, (request) => {
      const { tile, column, zone, cup } = request.fields
      const bet = find(table, request)
      table.play(bet, Number(tile ?? column ?? zone ?? cup ?? bet.moves.length))
      return view(table, bet)
    })
    if ('cashOut' in calls)
      answer(calls.cashOut, (request) => {
        const bet = find(table, request)
        table.cashOut(bet)
        return view(table, bet)
      })
  }
}

/** Answers the calls that only read: the player, the seeds, past bets and their proofs. */
export function answerReaders(table: TableState): void {
  const { bets, player } = table
  const isRevealed = ({ pair }: TableBet) => pair < table.pair.number
  answer(auth.userInfo, () => ({
    user: userOf({ ...player, balance: table.balance, balanceVersion: table.version, rechargeCount: 1 }),
  }))
  answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  answer(fair.seeds, () => ({ model: seedPairOf(table) }))
  answer(fair.rotate, ({ fields }) => {
    const { nonce, clientSeed, serverSeedHash } = seedPairOf(table)
    const serverSeed = seedOf(table.pair.number)
    table.rotate(fields.clientSeed as string | undefined)
    return { model: { ...seedPairOf(table), revealed: { serverSeed, serverSeedHash, clientSeed, nonce } } }
  })
  answer(gameCalls.round, (request) => {
    const bet = find(table, request)
    const { serverSeed } = bet.seeds
    return { model: { ...viewRecord(bet), ...(isRevealed(bet) && { serverSeed }), ...moneyOf(bet) } }
  })
  answer(gameCalls.publicRound, (request) => {
    const bet = find(table, request)
    return { model: viewPublicBet(bet, isRevealed(bet)) }
  })
  answer(gameCalls.betRecord, ({ fields }) => {
    const found = fitting(bets, fields)
    const [size, no] = [Number(fields.pageSize ?? 20), Number(fields.pageNo ?? 1)]
    return { page: { content: found.slice((no - 1) * size, no * size).map(viewRecord), total: found.length } }
  })
  answer(gameCalls.betTotals, ({ fields }) => ({ model: totalsOf(fitting(bets, fields)) }))
  answerRuns(bets)
  answer(winners.latest, { list: [], online: 1 })
  answer(winners.list, { list: [] })
}

const moneyOf = ({ betAmount, createdAt }: TableBet) => ({
  maxWin: 10_000,
  lines: [{ kind: 'bet', source: 'player:main', destination: 'house', amount: betAmount, at: createdAt }],
})

/** The bets of a filter, the newest first. */
function fitting(bets: readonly TableBet[], { gameId, result, from, until }: SentRequest['fields']): TableBet[] {
  return bets
    .filter((bet) => (gameId === undefined || bet.gameId === gameId) && (result === undefined || bet.result === result))
    .filter(({ createdAt }) => createdAt >= Number(from ?? 0) && createdAt < Number(until ?? Number.POSITIVE_INFINITY))
    .toReversed()
}

function totalsOf(bets: readonly TableBet[]): GivenAnswerOf<typeof gameCalls.betTotals>['model'] {
  const sum = (amounts: readonly number[]) => toCents(amounts.reduce((all, one) => all + one, 0))
  return {
    bets: bets.length,
    staked: sum(bets.map(({ betAmount }) => betAmount)),
    open: sum(bets.map(({ betAmount, result }) => (result === 'PENDING' ? betAmount : 0))),
    won: sum(bets.map(({ winAmount }) => winAmount)),
  }
}
