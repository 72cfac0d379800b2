import { parseArgs } from 'node:util'
import { engines } from '../src/index.ts'

/** The request of the command line. */
export type Request =
  | { readonly kind: 'help' }
  /** Proofs in a file of JSON; `-` is the standard input. */
  | { readonly kind: 'file'; readonly path: string }
  /** One proof from flags. */
  | { readonly kind: 'flags'; readonly proof: Record<string, unknown> }

const PROOF_FLAGS = {
  game: { type: 'string' },
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  commitment: { type: 'string' },
  edge: { type: 'string' },
  moves: { type: 'string' },
  stake: { type: 'string' },
  payout: { type: 'string' },
  'max-win': { type: 'string' },
  decimals: { type: 'string' },
} as const

/** One flag for each option of each game: `--mines 3`. */
function gameFlags(): Record<string, { type: 'string' }> {
  const names = engines.flatMap((engine) => engine.allOptions.flatMap(Object.keys))
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
}

/**
 * Reads the command line.
 * @throws TypeError with a sentence for an unknown flag or one without its value
 */
export function readArguments(args: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...gameFlags(), ...PROOF_FLAGS, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (path !== undefined) return { kind: 'file', path }
  if (values.help === true || args.length === 0) return { kind: 'help' }
  return { kind: 'flags', proof: proofOf(values) }
}

type Flags = Readonly<Record<string, string | boolean | undefined>>

function proofOf(flags: Flags): Record<string, unknown> {
  const options = Object.keys(gameFlags()).map((name) => [name, numberOrText(flags[name])])
  const fields = {
    gameId: flags.game,
    options: Object.fromEntries(options),
    edge: numberOrText(flags.edge),
    serverSeed: flags['server-seed'],
    serverSeedHash: flags.commitment,
    clientSeed: flags['client-seed'],
    nonce: numberOrText(flags.nonce),
    moves: flags.moves === undefined ? undefined : movesOf(String(flags.moves)),
    stake: flags.stake,
    payout: flags.payout,
    maxWin: flags['max-win'],
    decimalLength: numberOrText(flags.decimals),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function movesOf(text: string): unknown[] {
  return text === '' ? [] : text.split(',').map((move) => numberOrText(move.trim()))
}

function numberOrText(value: string | boolean | undefined): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}
