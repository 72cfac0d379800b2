import { minorToDecimalString } from '@fairground/money'
import { commitmentOf } from '../fair/commit.ts'
import { cashOutMinor, flightMs, pointOf } from '../multiplayer/multiplayer-game.ts'
import { type Check, compareTexts, unreadableProof, type Verification } from './check.ts'
import { type ParsedMultiplayerProof, parseMultiplayerProof } from './multiplayer-proof.ts'

/** The point of a flight as text: `2.29`. */
const textOf = (hundredths: bigint): string => minorToDecimalString(hundredths, 2)

/**
 * Recomputes a multiplayer round from its seed, and the payout of a bet in it: `commitment` (it matches the seed), `point`,
 * `cashOut` (no payout above the point, no loss with a target that the flight reached), `payout`.
 */
export function verifyMultiplayerRound(fields: Readonly<Record<string, unknown>>): Verification {
  const proof = parseMultiplayerProof(fields)
  if (typeof proof === 'string') return { ok: false, checks: [unreadableProof(proof)] }
  const point = pointOf(proof.seeds, proof.edge)
  const checks = [
    ...checkCommitment(proof),
    ...checkPoint(proof, point),
    ...checkCashOut(proof, point),
    ...checkPayout(proof),
  ]
  const { multiplier = 0, stake, decimalLength } = proof
  return {
    ok: checks.every(({ passed }) => passed),
    checks,
    outcome: {
      hazards: [],
      status: multiplier > 0 ? 'won' : 'lost',
      step: multiplier > 0 ? 1 : 0,
      multiplier: multiplier / 100,
      point: Number(point) / 100,
      ...(stake && {
        payout: minorToDecimalString(multiplier > 0 ? cashOutMinor(stake, multiplier) : 0n, decimalLength),
      }),
    },
  }
}

function checkCommitment({ commitment, seeds }: ParsedMultiplayerProof): Check[] {
  return commitment === undefined ? [] : [compareTexts('commitment', commitmentOf(seeds.seed), commitment)]
}

function checkPoint({ point }: ParsedMultiplayerProof, expected: bigint): Check[] {
  return point === undefined ? [] : [compareTexts('point', textOf(expected), textOf(BigInt(point)))]
}

/** The flight reaches a target that is at most the point; a manual stop counts only before the flight ends. */
function checkCashOut({ game, multiplier, target }: ParsedMultiplayerProof, point: bigint): Check[] {
  if (multiplier === undefined) return []
  const highest = game.curve.at(flightMs(game, point) - 1)
  const isReached = target !== undefined && BigInt(target) <= point
  const foundText = multiplier === 0 ? 'lost' : textOf(BigInt(multiplier))
  if (isReached) {
    const isRight = multiplier > 0 && multiplier <= target
    return [
      {
        name: 'cashOut',
        passed: isRight,
        expected: `at most ${textOf(BigInt(target))}, and not lost`,
        found: foundText,
      },
    ]
  }
  return [
    {
      name: 'cashOut',
      passed: multiplier <= highest,
      expected: `lost, or at most ${textOf(BigInt(highest))}`,
      found: foundText,
    },
  ]
}

function checkPayout({ stake, multiplier, payoutMinor, decimalLength }: ParsedMultiplayerProof): Check[] {
  if (payoutMinor === undefined) return []
  const foundText = minorToDecimalString(payoutMinor, decimalLength)
  if (!stake || multiplier === undefined) return [compareTexts('payout', 'a stake and a multiplier', foundText)]
  const expected = multiplier > 0 ? cashOutMinor(stake, multiplier) : 0n
  return [compareTexts('payout', minorToDecimalString(expected, decimalLength), foundText)]
}
