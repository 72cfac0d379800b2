import { minorToDecimalString } from '@fairground/money'
import type { Engine, Move, Round } from '../engine.ts'
import { commitmentOf } from '../fair/commit.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { isRefusal } from '../refusal.ts'
import { type Bet, openRound } from '../round.ts'
import { type Check, compareTexts, type Outcome, unreadableProof, type Verification } from './check.ts'
import { isLotteryProof } from './lottery-proof.ts'
import { isMultiplayerProof } from './multiplayer-proof.ts'
import { isProofProblem, type ParsedProof, parseProof } from './proof.ts'
import { verifyLotteryTerm } from './verify-lottery.ts'
import { verifyMultiplayerRound } from './verify-multiplayer.ts'

/**
 * Recomputes a finished round from its revealed seeds and compares it with the proof. Pure: browser, server and the
 * offline verifier give the same answer.
 * @param value a `Proof`, a `MultiplayerRoundProof` or a `LotteryProof`; any other value fails the check `proof`
 */
export function verifyRound(value: unknown): Verification {
  if (isMultiplayerProof(value)) return verifyMultiplayerRound(value)
  if (isLotteryProof(value)) return verifyLotteryTerm(value)
  const proof = parseProof(value)
  if (isProofProblem(proof)) return { ok: false, checks: [unreadableProof(proof.wrongField)] }
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

/** The round after the legal moves, and why the next move is illegal. */
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

/** A round that paid; if its moves leave it open, the player cashed out. */
function settledRound(engine: Engine, round: Round): Round {
  const cashedOut = engine.cashOut(round)
  return isRefusal(cashedOut) ? round : cashedOut
}

function checkCommitment({ commitment, bet }: ParsedProof): Check[] {
  return commitment === undefined ? [] : [compareTexts('commitment', commitmentOf(bet.seeds.serverSeed), commitment)]
}

function checkHazards({ hazards }: ParsedProof, round: Round): Check[] {
  return hazards === undefined ? [] : [compareTexts('hazards', JSON.stringify(round.drawn), JSON.stringify(hazards))]
}

function checkMoves({ moves }: ParsedProof, { illegal }: Replay): Check[] {
  return moves.length === 0 ? [] : [compareTexts('moves', 'legal moves', illegal ?? 'legal moves')]
}

function checkPayout(proof: ParsedProof, round: Round): Check[] {
  if (proof.payoutMinor === undefined) return []
  const foundText = minorToDecimalString(proof.payoutMinor, proof.decimalLength)
  return [compareTexts('payout', payoutOf(proof, round) ?? 'a stake', foundText)]
}

/** The payout of the round as decimal text: 0 before the first step, otherwise the payout of a cash-out. */
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
