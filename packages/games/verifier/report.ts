import type { Check, CheckName, Outcome, Verification } from '../src/verifier/index.ts'

const PASSED: Record<CheckName, string> = {
  proof: 'The proof is complete.',
  commitment: 'The server seed is the one that was committed to before the bet.',
  hazards: 'What was drawn is what was shown.',
  moves: 'The moves are legal.',
  point: 'The flight ended where the seed says.',
  cashOut: 'The cash-out was reached by the flight.',
  payout: 'The payout is right.',
  nonce: 'The nonce is its own.',
}

const FAILED: Record<CheckName, (check: Check) => string> = {
  proof: ({ found }) => `The proof cannot be read: ${found} is missing or wrong.`,
  commitment: ({ expected, found }) =>
    `The server seed is not the one that was committed to: its sha256 is ${expected}, the commitment was ${found}.`,
  hazards: ({ expected, found }) => `The seeds give ${expected}, but ${found} was shown.`,
  moves: ({ found }) => `A move was not legal: ${found}.`,
  point: ({ expected, found }) => `The seed gives ${expected}, but ${found} was shown.`,
  cashOut: ({ expected, found }) => `The bet should be ${expected}; it is ${found}.`,
  payout: ({ expected, found }) => `The payout should be ${expected}, but ${found} was paid.`,
  nonce: ({ found }) => `Two bets of one server seed share a nonce: ${found}.`,
}

/** One check as a line. */
function lineOf(check: Check): string {
  return check.passed ? `ok    ${PASSED[check.name]}` : `FAIL  ${FAILED[check.name](check)}`
}

/** The report of one round, line by line. */
export function describeRound({ checks, outcome, ok }: Verification): string[] {
  const lines = checks.map(lineOf)
  if (outcome !== undefined) {
    if (outcome.point !== undefined) return [`The flight ended at ${outcome.point}.`, ...lines, endOf(checks, ok)]
    if (outcome.result !== undefined)
      return [`The draw was ${outcome.result.join(' ')}.`, ...betLines(outcome), ...lines, endOf(checks, ok)]
    const draws = outcome.hazards.map((positions) => positions.join(' ')).join(' / ')
    lines.unshift(`Drawn from the seeds (positions from 0, in draw order): ${draws}`)
    const payoutText = outcome.payout === undefined ? '' : `, payout ${outcome.payout}`
    lines.push(
      `After these moves: ${outcome.status}, step ${outcome.step}, multiplier ${outcome.multiplier}${payoutText}`,
    )
  }
  return [...lines, endOf(checks, ok)]
}

/** What a lottery's bet is worth; nothing without a bet. */
function betLines({ status, multiplier, payout }: Outcome): string[] {
  if (status === 'open') return []
  return [`The bet ${status}, odds ${multiplier}${payout === undefined ? '' : `, payout ${payout}`}.`]
}

function endOf(checks: readonly Check[], ok: boolean): string {
  return ok ? verdictOf(checks) : 'This round does NOT match its proof.'
}

function verdictOf(checks: readonly Check[]): string {
  if (checks.length === 0) return 'Computed; there was nothing to compare with.'
  return `This round is proved (${checks.map(({ name }) => name).join(', ')}).`
}

/** A summary of many rounds, with the failed checks of each that does not match. Rounds are counted from 1. */
export function describeRounds(verifications: readonly Verification[]): string[] {
  const failures = verifications.flatMap(({ checks }, i) =>
    checks.filter(({ passed }) => !passed).map((check) => `round ${i + 1}: ${lineOf(check)}`),
  )
  const provedCount = verifications.filter(({ ok }) => ok).length
  return [
    ...failures,
    `${verifications.length} rounds checked: ${provedCount} proved, ${verifications.length - provedCount} not.`,
  ]
}
