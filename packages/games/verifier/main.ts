#!/usr/bin/env node
// The offline verifier recomputes finished rounds from revealed seeds. It reads its arguments and one file, and uses no
// network. Exit code 0 when all rounds are proved, 1 when one does not match, 2 when it cannot read its input.
import { readFileSync } from 'node:fs'
import { type Verification, verifyRound, verifyRounds } from '../src/verifier/index.ts'
import { type Request, readArguments } from './arguments.ts'
import { describeRound, describeRounds } from './report.ts'

const HELP = `Recomputes finished rounds from their revealed seeds, without a network.

  fairground-verify proof.json        a proof as a round's page exports it, or a list of them; - reads standard input
  fairground-verify --game mines --mines 3 --server-seed HEX --client-seed TEXT --nonce N
                    [--commitment HEX] [--edge BASIS_POINTS] [--moves 0,1,2] [--stake 5] [--payout 7.24]
                    [--max-win 10000] [--decimals 2]

What is left out is not compared. Exit code: 0 proved, 1 does not match, 2 could not be read.`

const STANDARD_INPUT = 0

function run(request: Request): number {
  if (request.kind === 'help') return say([HELP], 0)
  if (request.kind === 'flags') return reportOne(verifyRound(request.proof))
  const proofs: unknown = JSON.parse(readFileSync(request.path === '-' ? STANDARD_INPUT : request.path, 'utf8'))
  return Array.isArray(proofs) ? reportAll(verifyRounds(proofs)) : reportOne(verifyRound(proofs))
}

function reportOne(verification: Verification): number {
  return say(describeRound(verification), verification.ok ? 0 : 1)
}

function reportAll(verifications: readonly Verification[]): number {
  const isProved = verifications.length > 0 && verifications.every(({ ok }) => ok)
  return say(describeRounds(verifications), isProved ? 0 : 1)
}

function say(lines: readonly string[], code: number): number {
  console.info(lines.join('\n'))
  return code
}

try {
  process.exitCode = run(readArguments(process.argv.slice(2)))
} catch (error) {
  console.error(`Nothing could be checked: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 2
}
