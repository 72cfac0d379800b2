import type { PublicRound } from '@fairground/contract/public-round'
import type { BetModel, BetRecord, Result } from '@fairground/contract/round'
import {
  type BetSeeds,
  type Engine,
  findEngine,
  isRefusal,
  openRound,
  payoutMinor,
  type Round,
} from '@fairground/games'
import { commitmentOf } from '@fairground/games/fair'
import { EDGE } from './round-models.ts'

/** Whether a round that is about to begin suits a test. */
export type Aim = (round: Round, engine: Engine) => boolean
export const anyRound: Aim = () => true

/** A bet at a `GameTable`, with its round by the game's rules. */
export interface TableBet {
  readonly id: string
  readonly gameId: string
  readonly betAmount: number
  readonly createdAt: number
  readonly seeds: BetSeeds
  /** The number of its seed pair, from 0. */
  readonly pair: number
  /** Its autoplay run. */
  readonly run: string | undefined
  readonly round: Round
  readonly engine: Engine
  readonly result: Result
  readonly winAmount: number
  readonly moves: readonly number[]
  play(move: number): void
  cashOut(): void
  /** Takes the win that waits in a hold. */
  takeHeld(): number
}

/** The server seed of a pair. */
export const seedOf = (pair: number) => `b5a1c0d2e3f4a596${String(pair).padStart(48, '0')}`

interface Placed {
  gameId: string
  model: Record<string, unknown>
  /** How many bets there were before. */
  at: number
  pair: number
  seeds: BetSeeds
}

/** More client seeds than any aim needs. */
const MOST_SEEDS = 20_000

/** Places a bet with the first client seed that suits. */
export function placeBet({ gameId, model, at, pair, seeds }: Placed, suits: Aim): TableBet {
  const engine = findEngine(gameId)
  const options = engine?.parseOptions(model)
  if (!engine || !options || isRefusal(options)) throw new Error(`no bet of ${gameId}: ${JSON.stringify(model)}`)
  const betAmount = Number(model.betAmount ?? 10)
  let triedSeeds = seeds
  let round = openRound(engine, { terms: { options, edge: EDGE }, seeds })
  for (let tries = 1; !suits(round, engine); tries += 1) {
    if (tries > MOST_SEEDS) throw new Error('no seed suits')
    triedSeeds = { ...seeds, clientSeed: `luck ${tries}` }
    round = openRound(engine, { terms: { options, edge: EDGE }, seeds: triedSeeds })
  }
  let isPaid = false
  const bet: TableBet = {
    ...{ id: `0199aaaa-0000-7000-8000-${String(at + 1).padStart(12, '0')}`, gameId, betAmount, engine, pair },
    createdAt: Date.now(),
    run: typeof model.autoplay === 'string' ? model.autoplay : undefined,
    seeds: triedSeeds,
    get round() {
      return round
    },
    get moves() {
      return round.moves
    },
    get result() {
      return ({ open: 'PENDING', won: 'WIN', lost: 'LOSE' } as const)[round.status]
    },
    get winAmount() {
      if (round.status !== 'won') return 0
      const stake = { stakeMinor: BigInt(Math.round(betAmount * 100)), maxWinMinor: 1_000_000n }
      return Number(payoutMinor(stake, engine.multiplier(round))) / 100
    },
    play(move) {
      round = engine.play(round, move)
    },
    cashOut() {
      const won = engine.cashOut(round)
      if (isRefusal(won)) throw new Error(won.refused)
      round = won
    },
    takeHeld() {
      const held = isPaid || gameId === 'freespin' ? 0 : bet.winAmount
      if (round.status !== 'open') isPaid = true
      return held
    },
  }
  return bet
}

/** The round survives these moves, one after the other. */
export const survives =
  (...moves: readonly number[]): Aim =>
  (round, engine) =>
    moves.reduce((now, move) => (now.status === 'lost' ? now : engine.play(now, move)), round).status !== 'lost'

/** The round survives all of these moves but the last. */
export const falls =
  (...moves: readonly number[]): Aim =>
  (round, engine) =>
    survives(...moves.slice(0, -1))(round, engine) && !survives(...moves)(round, engine)

/** An instant game's prize pays more than nothing, or nothing. */
export const wins: Aim = ({ status }) => status === 'won'
export const loses: Aim = ({ status }) => status === 'lost'

/** A bet as its player's history has it. */
export function viewRecord({ id, gameId, seeds, engine, round, ...bet }: TableBet): BetRecord {
  const { step, multiplier, nextMultiplier, picked, hazards } = engine.view(round)
  return {
    ...{ id, gameId, result: bet.result, betAmount: bet.betAmount, winAmount: bet.winAmount, createdAt: bet.createdAt },
    ...{ options: { ...round.terms.options }, edge: EDGE, multiplier },
    ...(gameId === 'freespin' && { spin: true }),
    round: {
      ...{ step, multiplier, nextMultiplier, picked: [...picked] },
      ...(hazards && { hazards: hazards.map((places) => [...places]) }),
      ...{ nonce: seeds.nonce, clientSeed: seeds.clientSeed, serverSeedHash: commitmentOf(seeds.serverSeed) },
    },
  }
}

/** A bet as a call that moves money answers it. */
export const viewBet = (bet: TableBet, money: Pick<BetModel, 'balance' | 'balanceVersion'>): BetModel => ({
  ...viewRecord(bet),
  ...money,
  held: bet.winAmount > 0 && bet.gameId !== 'freespin',
})

/** A decided bet as everybody may see it. */
export function viewPublicBet(bet: TableBet, isRevealed: boolean): PublicRound {
  const { round, betAmount, winAmount, multiplier, result, ...record } = viewRecord(bet)
  if (result === 'PENDING') throw new Error('an open round has no public page')
  const { step, picked, hazards, nonce, serverSeedHash, clientSeed } = round
  return {
    ...{ id: record.id, gameId: record.gameId, options: record.options, edge: EDGE, createdAt: record.createdAt },
    ...{ result, gained: winAmount > betAmount, multiplier: result === 'LOSE' ? 0 : multiplier },
    play: { step, picked, ...(hazards && { hazards }) },
    seal: {
      ...{ serverSeedHash, nonce },
      ...(isRevealed && { revealed: { serverSeed: bet.seeds.serverSeed, clientSeed } }),
    },
  }
}
