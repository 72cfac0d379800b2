import type { MultiplayerProof } from '@fairground/contract/multiplayer-proof'
import type { MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { MultiplayerGame } from '@fairground/games/multiplayer'
import type { Selectable } from 'kysely'
import type { MultiplayerRoundTables } from '../../ground/db/tables/multiplayer-rounds.ts'

/** A stored round of a multiplayer game. Times in milliseconds since 1970. It holds no secret: `seed` is set at the end. */
export interface MultiplayerRound {
  id: string
  gameId: string
  number: number
  status: 'NEW' | 'RUNNING' | 'FINISHED' | 'VOID'
  openedAtMs: number
  closesAtMs: number
  startedAtMs: number | undefined
  endedAtMs: number | undefined
  nextAtMs: number | undefined
  settledAtMs: number | undefined
  /** The last write of its driver. */
  aliveAtMs: number
  entropy: string | undefined
  /** Masked names of the accounts in the entropy, in order; empty without bets. */
  bettors: readonly string[]
  /** The last published time of flight. */
  flownMs: number
  /** The time of flight at which it resumed after its last pause. */
  resumedMs: number
  shiftedMs: number
  seed: string | undefined
  /** In hundredths. */
  pointE2: bigint | undefined
  /** Of a lottery's term: when it is drawn, and the numbers in draw order once they are. */
  drawsAtMs: number | undefined
  result: readonly number[] | undefined
  salt: string
  seedHash: string
  edgeBp: number
}

/** Converts a row. */
export function toMultiplayerRound(row: Selectable<MultiplayerRoundTables['multiplayer_round']>): MultiplayerRound {
  return {
    id: row.id,
    gameId: row.game_id,
    number: row.number,
    status: row.status,
    openedAtMs: row.opened_at.getTime(),
    closesAtMs: row.closes_at.getTime(),
    startedAtMs: row.started_at?.getTime(),
    endedAtMs: row.ended_at?.getTime(),
    nextAtMs: row.next_at?.getTime(),
    settledAtMs: row.settled_at?.getTime(),
    aliveAtMs: row.alive_at.getTime(),
    entropy: row.entropy ?? undefined,
    bettors: row.bettors ?? [],
    flownMs: row.flown_ms,
    resumedMs: row.resumed_ms,
    shiftedMs: row.shifted_ms,
    seed: row.seed ?? undefined,
    pointE2: row.point_e2 ?? undefined,
    drawsAtMs: row.draws_at?.getTime(),
    result: row.result ?? undefined,
    salt: row.salt,
    seedHash: row.seed_hash,
    edgeBp: row.edge_bp,
  }
}

/** Whether the round is finished or void. */
export function isOver({ status }: MultiplayerRound): boolean {
  return status === 'FINISHED' || status === 'VOID'
}

/** The time of flight at a time, in ms; at least `resumedMs`. */
export function flownAt(round: MultiplayerRound, atMs: number): number {
  return Math.max(Math.floor(atMs - (round.startedAtMs ?? atMs)), round.resumedMs)
}

/** The public view of a round. @param isDriven whether a process drives it */
export function termOf(round: MultiplayerRound, game: MultiplayerGame, isDriven: boolean): MultiplayerTerm {
  const { status, startedAtMs, nextAtMs } = round
  const { seed, point } = proofOf(round)
  return {
    id: round.id,
    number: round.number,
    status: status === 'VOID' ? 'FINISHED' : status,
    closesAt: round.closesAtMs,
    ...(startedAtMs !== undefined && { startedAt: startedAtMs, growth: game.curve.ratePerMs / 100_000 }),
    ...(round.entropy !== undefined && { entropy: round.entropy }),
    ...(seed !== undefined && { seed, point }),
    ...(status === 'RUNNING' && !isDriven && { paused: true }),
    ...(status === 'VOID' && { void: true }),
    ...(nextAtMs !== undefined && { nextAt: nextAtMs }),
    salt: round.salt,
    seedHash: round.seedHash,
    edge: round.edgeBp,
  }
}

/** The public proof of a round. */
export function proofOf({
  number,
  salt,
  entropy,
  seedHash,
  status,
  seed,
  pointE2,
  result,
}: MultiplayerRound): MultiplayerProof {
  return {
    number,
    salt,
    seedHash,
    ...(entropy !== undefined && { entropy }),
    ...(seed !== undefined && pointE2 !== undefined && { seed, point: Number(pointE2) / 100 }),
    ...(seed !== undefined && result !== undefined && { seed, result: [...result] }),
    ...(status === 'VOID' && { void: true }),
  }
}
