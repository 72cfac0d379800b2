import { isDecimalLength, parseAmount } from '@fairground/money'
import type { Stake } from '../engine.ts'
import { findMultiplayerGame } from '../manifests.ts'
import {
  LOWEST_TARGET,
  type MultiplayerGame,
  type MultiplayerSeeds,
  parseTarget,
} from '../multiplayer/multiplayer-game.ts'
import { parseEdge } from '../payout.ts'
import { USUAL_DECIMALS, USUAL_EDGE } from './proof.ts'
import { parseTermSeeds, readOptional, type TermProof } from './term-seeds.ts'

/**
 * A round of crash or aviator, and a bet in it, all of it public once the flight is over. The verifier skips the checks of absent
 * fields.
 */
export interface MultiplayerRoundProof extends TermProof {
  /** The multiplier at which the site showed the end of the flight. */
  readonly point?: number
  /** The multiplier of the cash-out; 0 for a lost bet. */
  readonly multiplier?: number
  /** The bet's automatic cash-out. */
  readonly autoCashOut?: number
  /** The cap on the payout when the bet was placed. */
  readonly maxWin?: number | string
}

/** A multiplayer proof after reading. Multipliers are hundredths. */
export interface ParsedMultiplayerProof {
  readonly game: MultiplayerGame
  readonly edge: number
  readonly seeds: MultiplayerSeeds
  readonly commitment: string | undefined
  readonly point: number | undefined
  /** 0: lost. */
  readonly multiplier: number | undefined
  readonly target: number | undefined
  readonly stake: Stake | undefined
  readonly payoutMinor: bigint | undefined
  readonly decimalLength: number
}

type Fields = Readonly<Record<string, unknown>>

/** Whether a proof, valid or not, names a multiplayer game. */
export function isMultiplayerProof(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && 'gameId' in value && findMultiplayerGame(value.gameId) !== undefined
  )
}

/** Reads a multiplayer proof from outside. @returns the name of the first field that is missing or wrong, as a text */
export function parseMultiplayerProof(fields: Fields): ParsedMultiplayerProof | keyof MultiplayerRoundProof {
  const game = findMultiplayerGame(fields.gameId)
  if (!game) return 'gameId'
  const edge = parseEdge(fields.edge ?? USUAL_EDGE)
  if (edge === undefined) return 'edge'
  const seeds = parseTermSeeds(fields)
  if (typeof seeds === 'string') return seeds
  const point = readOptional(fields.point, parsePoint)
  if (point === null) return 'point'
  const money = parseMoney(fields)
  if (typeof money === 'string') return money
  return { game, edge, ...seeds, point, ...money }
}

type Money = Pick<ParsedMultiplayerProof, 'multiplier' | 'target' | 'stake' | 'payoutMinor' | 'decimalLength'>

function parseMoney(fields: Fields): Money | keyof MultiplayerRoundProof {
  const decimalLength = fields.decimalLength ?? USUAL_DECIMALS
  if (!isDecimalLength(decimalLength)) return 'decimalLength'
  const amount = (value: unknown) => readOptional(value, (fieldValue) => parseAmount(fieldValue, decimalLength))
  const multiplier = readOptional(fields.multiplier, (fieldValue) => (fieldValue === 0 ? 0 : parseTarget(fieldValue)))
  if (multiplier === null) return 'multiplier'
  const target = readOptional(fields.autoCashOut, parseTarget)
  if (target === null) return 'autoCashOut'
  const [stakeMinor, payoutMinor, maxWinMinor] = [amount(fields.stake), amount(fields.payout), amount(fields.maxWin)]
  if (stakeMinor === null || stakeMinor === 0n) return 'stake'
  if (payoutMinor === null) return 'payout'
  if (maxWinMinor === null) return 'maxWin'
  const stake = stakeMinor === undefined ? undefined : { stakeMinor, ...(maxWinMinor !== undefined && { maxWinMinor }) }
  return { multiplier, target, stake, payoutMinor, decimalLength }
}

/** A point may be above every target; the lowest point, 1.00, is below every target. */
function parsePoint(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const hundredths = Math.round(value * 100)
  return hundredths >= LOWEST_TARGET - 1 && hundredths / 100 === value ? hundredths : undefined
}
