import { minorToDecimalString } from '@fairground/money'
import type { Drawn, Engine, Move, Round } from '../engine.ts'
import { commitmentOf } from '../fair/commit.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { isRefusal } from '../refusal.ts'
import { type Bet, openRound } from '../round.ts'
import { isProofProblem, type ParsedProof, parseProof } from './proof.ts'

/**
 * What is checked, in this order: `proof` (it can be read), `commitment` (the revealed seed is the one committed to),
 * `hazards` (what was drawn is what was shown), `moves` (each was legal), `payout`, and for a list of rounds `nonce`
 * (no two bets share one).
 */
export type CheckName = 'proof' | 'commitment' | 'hazards' | 'moves' | 'payout' | 'nonce'

/** One thing that was checked. */
export interface Check {
  readonly name: CheckName
  readonly passed: boolean
  /** What the rules give, as text. */
  readonly expected: string
  /** What the proof says, as text; the name of the wrong field for `proof`. */
  readonly found: string
}

/** The outcome that the seeds and moves give, whatever the proof says. */
export interface Outcome {
  readonly hazards: Drawn
  readonly status: Round['status']
  /** Steps survived. */
  readonly step: number
  /** What a cash-out after these moves pays, as a factor of the stake; 0 when lost. */
  readonly multiplier: number
  /** The payout as a decimal text of the currency; absent without a stake. */
  readonly payout?: string
}

/** The result of checking one proof. */
export interface Verification {
  /** True when everything that could be checked is right. */
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** Absent when the proof could not be read. */
  readonly outcome?: Outcome
}

/**
 * Recomputes a finished round from its revealed seeds and compares everything that the proof says. Pure: the same
 * answer in browser, server and the offline verifier.
 * @param value a `Proof`, or anything at all: what cannot be read fails the check `proof`
 */
export function verifyRound(value: unknown): Verification {
  const proof = parseProof(value)
  if (isProofProblem(proof)) return { ok: false, checks: [failedProof(proof.wrongField)] }
  const replay = replayMoves(proof.engine, proof.bet, proof.moves)
  const round = proof.payoutMinor === undefined ? replay.round : settledRound(proof.engine, replay.round)
  const checks = [
    ...checkCommitment(proof),
    ...checkHazards(proof, round),
    ...checkMoves(proof, replay),
    ...checkPayout(proof, round),
  ]
  return { ok: checks.every(({ passed }) => passed), checks, outcome: outcomeOf(proof, round) }
}

function failedProof(field: string): Check {
  return { name: 'proof', passed: false, expected: 'a complete proof', found: field }
}

function check(name: CheckName, expected: string, found: string): Check {
  return { name, passed: expected === found, expected, found }
}

/** The round after the moves up to the first that was not legal, and why that one was not. */
interface Replay {
  readonly round: Round
  readonly illegal?: string
}

function replayMoves(engine: Engine, bet: Bet, moves: readonly Move[]): Replay {
  let round = openRound(engine, bet)
  for (const [i, value] of moves.entries()) {
    const move = engine.parseMove(round, value)
    if (isRefusal(move)) return { round, illegal: `move ${i + 1} (${value}): ${move.refused}` }
    round = engine.play(round, move)
  }
  return { round }
}

/** A round that has paid was cashed out where its moves left it open. */
function settledRound(engine: Engine, round: Round): Round {
  const cashedOut = engine.cashOut(round)
  return isRefusal(cashedOut) ? round : cashedOut
}

function checkCommitment({ commitment, bet }: ParsedProof): Check[] {
  return commitment === undefined ? [] : [check('commitment', commitmentOf(bet.seeds.serverSeed), commitment)]
}

function checkHazards({ hazards }: ParsedProof, round: Round): Check[] {
  return hazards === undefined ? [] : [check('hazards', JSON.stringify(round.drawn), JSON.stringify(hazards))]
}

function checkMoves({ moves }: ParsedProof, { illegal }: Replay): Check[] {
  return moves.length === 0 ? [] : [check('moves', 'legal moves', illegal ?? 'legal moves')]
}

function checkPayout(proof: ParsedProof, round: Round): Check[] {
  if (proof.payoutMinor === undefined) return []
  const found = minorToDecimalString(proof.payoutMinor, proof.decimalLength)
  return [check('payout', payoutOf(proof, round) ?? 'a stake', found)]
}

/** The payout of the round as it stands, decimal text: nothing before the first step, else that of a cash-out. */
function payoutOf({ engine, stake, decimalLength }: ParsedProof, round: Round): string | undefined {
  if (stake === undefined) return undefined
  const isUntouched = round.status === 'open' && round.step === 0
  const minor = isUntouched ? 0n : payoutMinor(stake, engine.multiplier(round))
  return minorToDecimalString(minor, decimalLength)
}

function outcomeOf(proof: ParsedProof, round: Round): Outcome {
  const payout = payoutOf(proof, round)
  return {
    hazards: round.drawn,
    status: round.status,
    step: round.step,
    multiplier: multiplierToNumber(proof.engine.multiplier(round)),
    ...(payout !== undefined && { payout }),
  }
}
