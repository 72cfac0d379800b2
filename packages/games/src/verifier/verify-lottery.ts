import { minorToDecimalString } from '@fairground/money'
import { commitmentOf } from '../fair/commit.ts'
import { openStream, roundMessage } from '../fair/stream.ts'
import { lotteryOdds, settleLine } from '../lottery/index.ts'
import { multiplierToNumber } from '../payout.ts'
import { type Check, compareTexts, type Outcome, unreadableProof, type Verification } from './check.ts'
import { type ParsedLotteryProof, parseLotteryProof } from './lottery-proof.ts'

/**
 * Recomputes a term of a lottery from its seed, and the payout of a bet in it: `commitment` (it matches the seed),
 * `hazards` (the result is what was shown), `payout`.
 */
export function verifyLotteryTerm(fields: Readonly<Record<string, unknown>>): Verification {
  const proof = parseLotteryProof(fields)
  if (typeof proof === 'string') return { ok: false, checks: [unreadableProof(proof)] }
  const { seed, salt, number, entropy } = proof.seeds
  const result = proof.lottery.draw(openStream(seed, roundMessage(salt, number, entropy)))
  const outcome = outcomeOf(proof, result)
  const checks = [...checkCommitment(proof), ...checkResult(proof, result), ...checkPayout(proof, outcome)]
  return { ok: checks.every(({ passed }) => passed), checks, outcome }
}

/** The result, and what the bet is paid on it; without a bet nobody has won or lost. */
function outcomeOf({ marketPick, edge, stakeMinor, decimalLength }: ParsedLotteryProof, result: number[]): Outcome {
  const drawnResult = { hazards: [result], result }
  if (!marketPick) return { ...drawnResult, status: 'open', step: 0, multiplier: 0 }
  const odds = lotteryOdds(marketPick, edge)
  const { pick } = marketPick
  const tier = pick.tierOf(pick.group.read(result))
  return {
    ...drawnResult,
    status: tier === undefined ? 'lost' : 'won',
    step: tier === undefined ? 0 : 1,
    multiplier: multiplierToNumber(tier === undefined ? 0n : (odds[tier] ?? 0n)),
    ...(stakeMinor !== undefined && {
      payout: minorToDecimalString(settleLine({ pick, stakeMinor, odds }, result), decimalLength),
    }),
  }
}

function checkCommitment({ commitment, seeds }: ParsedLotteryProof): Check[] {
  return commitment === undefined ? [] : [compareTexts('commitment', commitmentOf(seeds.seed), commitment)]
}

function checkResult({ result }: ParsedLotteryProof, expected: readonly number[]): Check[] {
  return result === undefined ? [] : [compareTexts('hazards', expected.join(' '), result.join(' '))]
}

function checkPayout({ payoutMinor, decimalLength }: ParsedLotteryProof, { payout }: Outcome): Check[] {
  if (payoutMinor === undefined) return []
  return [compareTexts('payout', payout ?? 'a stake and a pick', minorToDecimalString(payoutMinor, decimalLength))]
}
