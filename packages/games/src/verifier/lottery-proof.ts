import { isDecimalLength, parseAmount } from '@fairground/money'
import { findLottery, findPick, type Lottery, type MarketPick } from '../lottery/index.ts'
import { parseEdge } from '../payout.ts'
import { USUAL_DECIMALS, USUAL_EDGE } from './proof.ts'
import { parseTermSeeds, readOptional, type TermProof, type TermSeeds } from './term-seeds.ts'

/** A term of a lottery, and a bet in it, all of it public once the term is drawn. The verifier skips the checks of absent fields. */
export interface LotteryProof extends TermProof {
  /** The result that the site showed, in draw order. */
  readonly result?: readonly number[]
  /** The bet's market and pick, such as `face` and `3`: both or neither. */
  readonly market?: string
  readonly pick?: string
}

/** A lottery proof after reading. */
export interface ParsedLotteryProof extends TermSeeds {
  readonly lottery: Lottery
  readonly edge: number
  readonly result: readonly number[] | undefined
  readonly marketPick: MarketPick | undefined
  readonly stakeMinor: bigint | undefined
  readonly payoutMinor: bigint | undefined
  readonly decimalLength: number
}

type Fields = Readonly<Record<string, unknown>>

/** Whether a proof, valid or not, names a lottery. */
export function isLotteryProof(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && 'gameId' in value && findLottery(value.gameId) !== undefined
}

/** Reads a lottery proof from outside. @returns the name of the first field that is missing or wrong, as a text */
export function parseLotteryProof(fields: Fields): ParsedLotteryProof | keyof LotteryProof {
  const lottery = findLottery(fields.gameId)
  if (!lottery) return 'gameId'
  const edge = parseEdge(fields.edge ?? USUAL_EDGE)
  if (edge === undefined) return 'edge'
  const seeds = parseTermSeeds(fields)
  if (typeof seeds === 'string') return seeds
  const result = readOptional(fields.result, parseResult)
  if (result === null) return 'result'
  const bet = parseBet(lottery, fields)
  if (typeof bet === 'string') return bet
  return { lottery, edge, ...seeds, result, ...bet }
}

type LotteryBet = Pick<ParsedLotteryProof, 'marketPick' | 'stakeMinor' | 'payoutMinor' | 'decimalLength'>

function parseBet(lottery: Lottery, fields: Fields): LotteryBet | keyof LotteryProof {
  const { market, pick, decimalLength = USUAL_DECIMALS } = fields
  if (!isDecimalLength(decimalLength)) return 'decimalLength'
  const isBet = market !== undefined || pick !== undefined
  const marketPick = isBet ? findPick(lottery, market, pick) : undefined
  if (isBet && !marketPick) return lottery.markets.some(({ code }) => code === market) ? 'pick' : 'market'
  const amount = (value: unknown) => readOptional(value, (fieldValue) => parseAmount(fieldValue, decimalLength))
  const [stakeMinor, payoutMinor] = [amount(fields.stake), amount(fields.payout)]
  if (stakeMinor === null || stakeMinor === 0n) return 'stake'
  if (payoutMinor === null) return 'payout'
  return { marketPick, stakeMinor, payoutMinor, decimalLength }
}

function parseResult(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every((number) => Number.isSafeInteger(number)) ? value : undefined
}
