import type { LotteryGame } from '@fairground/contract/lottery'
import {
  addFractions,
  type Fraction,
  fraction,
  minorToNumber,
  multiplyFractions,
  numberToMinor,
  parseAmount,
  ZERO,
} from '@fairground/money'

/** A pick that can be bet, with amounts in the smallest unit. */
export interface Offer {
  market: string
  pick: string
  /** The exact chance of each tier. */
  chances: readonly Fraction[]
  /** What one unit of the stake is paid in each tier, in ten-thousandths. */
  oddsE4: readonly bigint[]
  maxStakeMinor: bigint
}

/** A line of the slip that is being made: a pick, and its stake as a plain decimal text, which is empty while no amount is typed. */
export interface DraftLine {
  market: string
  pick: string
  stake: string
  /** The largest stake that the server has named for this line, in the smallest unit. */
  mostMinor?: bigint | undefined
}

/** What is wrong with the stake of a line. */
export type StakeFault = 'malformed' | 'below' | 'above' | 'limit'

/** A line's numbers: its stake, what it can win, its exact return at this stake, and its fault. */
export interface LineNumbers {
  stakeMinor: bigint
  maxWinMinor: bigint
  returned: Fraction
  fault?: StakeFault
  /** The largest stake, or the smallest for a stake below it. */
  limitMinor?: bigint
}

/** The key of a pick in `offersOf`. */
export const offerKey = ({ market, pick }: { market: string; pick: string }): string => `${market} ${pick}`

/** All picks of a lottery by `offerKey`. */
export function offersOf(game: LotteryGame, decimalLength: number): ReadonlyMap<string, Offer> {
  const offers = new Map<string, Offer>()
  for (const { code, picks: groups } of game.markets) {
    for (const { picks, p, odds, maxStake } of groups) {
      const chances = p.map(readChance)
      const oddsE4 = odds.map((tier) => BigInt(Math.round(tier * 10_000)))
      const maxStakeMinor = numberToMinor(maxStake, decimalLength)
      for (const pick of picks) {
        offers.set(offerKey({ market: code, pick }), { market: code, pick, chances, oddsE4, maxStakeMinor })
      }
    }
  }
  return offers
}

/** Reads a chance of the contract, `n/d`. */
export function readChance(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/')
  return fraction(BigInt(numerator), BigInt(denominator))
}

/** The chance that a pick wins in any tier. */
export function chanceOf({ chances }: Pick<Offer, 'chances'>): Fraction {
  return chances.reduce(addFractions, ZERO)
}

const payout = (stakeMinor: bigint, oddsE4: bigint) => (stakeMinor * oddsE4) / 10_000n

/**
 * The exact return of a stake on a pick: each tier's chance times its payout, which is cut to the smallest unit.
 * @param stakeMinor at least 1
 */
export function returnOf({ chances, oddsE4 }: Offer, stakeMinor: bigint): Fraction {
  return chances
    .map((chance, tier) => multiplyFractions(chance, fraction(payout(stakeMinor, oddsE4[tier] ?? 0n), stakeMinor)))
    .reduce(addFractions, ZERO)
}

/** An amount as a stake of the draft: a plain decimal text without zeros at its end. */
export const plainAmount = (minor: bigint, decimalLength: number): string => String(minorToNumber(minor, decimalLength))

/** The limits of a line's stake. */
export interface DraftLimits {
  minStakeMinor: bigint
  decimalLength: number
}

/** The numbers of a line. A stake that is no amount counts as 0. */
export function numbersOf(line: DraftLine, offer: Offer, { minStakeMinor, decimalLength }: DraftLimits): LineNumbers {
  const stakeMinor = parseAmount(line.stake, decimalLength) ?? 0n
  if (stakeMinor <= 0n) return { stakeMinor: 0n, maxWinMinor: 0n, returned: ZERO, fault: 'malformed' }
  const best = offer.oddsE4.reduce((most, odds) => (odds > most ? odds : most), 0n)
  const numbers = { stakeMinor, maxWinMinor: payout(stakeMinor, best), returned: returnOf(offer, stakeMinor) }
  if (stakeMinor < minStakeMinor) return { ...numbers, fault: 'below', limitMinor: minStakeMinor }
  if (stakeMinor > offer.maxStakeMinor) return { ...numbers, fault: 'above', limitMinor: offer.maxStakeMinor }
  if (line.mostMinor !== undefined && stakeMinor > line.mostMinor) {
    return { ...numbers, fault: 'limit', limitMinor: line.mostMinor }
  }
  return numbers
}

/** The sums of a slip: its stake, what all its lines would pay, and its exact return. */
export function sumsOf(numbers: readonly LineNumbers[]): Pick<LineNumbers, 'stakeMinor' | 'maxWinMinor' | 'returned'> {
  const stakeMinor = numbers.reduce((sum, line) => sum + line.stakeMinor, 0n)
  const maxWinMinor = numbers.reduce((sum, line) => sum + line.maxWinMinor, 0n)
  if (stakeMinor === 0n) return { stakeMinor, maxWinMinor, returned: ZERO }
  const returned = numbers
    .map((line) => multiplyFractions(line.returned, fraction(line.stakeMinor, stakeMinor)))
    .reduce(addFractions, ZERO)
  return { stakeMinor, maxWinMinor, returned }
}

/** The slip with a pick added at this stake, or without it where it is in the slip already. */
export function toggled(
  lines: readonly DraftLine[],
  pick: Pick<DraftLine, 'market' | 'pick'>,
  stake: string,
): DraftLine[] {
  const key = offerKey(pick)
  const others = lines.filter((line) => offerKey(line) !== key)
  return others.length < lines.length ? others : [...lines, { market: pick.market, pick: pick.pick, stake }]
}

/** The slip with another stake on one line, or on all. @param index of the line, from 0; `undefined`: all */
export function staked(lines: readonly DraftLine[], stake: string, index?: number): DraftLine[] {
  return lines.map((line, at) => (index === undefined || at === index ? { ...line, stake } : line))
}

/** The slip with the largest stake that the server allows on one line. @param index of the line, from 0 */
export function limited(lines: readonly DraftLine[], index: number, mostMinor: bigint): DraftLine[] {
  return lines.map((line, at) => (at === index ? { ...line, mostMinor } : line))
}

const SIDES = ['big', 'small', 'odd', 'even']

/** Picks in the order of their buttons: numbers from the smallest, sides as players name them, others as they come. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const rankOf = ({ pick }: Offer) => {
    const what = pick.split(':').at(-1) ?? pick
    return /^\d+$/.test(what) ? Number(what) : SIDES.indexOf(what)
  }
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The four picks of the quick chips: the market of the lottery whose sides are about the whole result. */
export function quickPicks(offers: ReadonlyMap<string, Offer>): Offer[] {
  for (const market of ['side', 'sumside', 'top2side']) {
    const picks = SIDES.map((pick) => offers.get(offerKey({ market, pick })))
    if (picks.every((offer) => offer !== undefined)) return picks
  }
  return []
}

/** The highest odds of a pick, as a number. */
export function multiplierOf({ oddsE4 }: Pick<Offer, 'oddsE4'>): number {
  return Number(oddsE4.reduce((most, odds) => (odds > most ? odds : most), 0n)) / 10_000
}
