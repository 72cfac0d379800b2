import type { WordSource } from '../fair/stream.ts'

/** Something a group can show, and how many of the game's results show it. */
export interface GroupOutcome {
  /** What the group reads of a result, such as the first and the last digit. */
  readonly values: readonly number[]
  readonly ways: number
}

/**
 * The part of a result that some picks depend on: at most 1,000 outcomes. Liability is exact inside a group and summed
 * over groups.
 */
export interface LotteryGroup {
  readonly id: string
  /** The part of a result that the group reads. */
  read(result: readonly number[]): readonly number[]
  /** Every outcome once; the ways sum to the number of results of the game. */
  readonly outcomes: readonly GroupOutcome[]
}

/** What a player can bet on in a market. */
export interface LotteryPick {
  /** The pick on the wire, such as `big` or `3:7`; one market has it once. */
  readonly pick: string
  readonly group: LotteryGroup
  /** The tier that wins, from 0; `undefined` when the pick loses. Reads the values of the pick's group. */
  tierOf(values: readonly number[]): number | undefined
}

/** A kind of bet: picks of the same tiers. */
export interface LotteryMarket {
  readonly code: string
  /** How much each tier pays beside the others; most markets have the one tier `[1]`. */
  readonly ratios: readonly number[]
  readonly picks: readonly LotteryPick[]
}

/** A lottery: its draw, and all that can be bet on it. */
export interface Lottery {
  /** Game id on the wire. */
  readonly id: string
  /** English name, for logs and answers, which are not translated. */
  readonly name: string
  /** From one draw to the next, in milliseconds. */
  readonly termMs: number
  /** How long before its draw a term closes, in milliseconds. */
  readonly closedMs: number
  /** How long the site shows a draw before the result stands there, in milliseconds: wins wait that long. */
  readonly showMs: number
  /** Codes of the markets whose winning picks the site tells beside a result, in its order. */
  readonly facts: readonly string[]
  /** How many results the draw has, each as likely. */
  readonly results: number
  /** Draws a result from the words of a term's stream. */
  draw(nextWord: WordSource): number[]
  readonly groups: readonly LotteryGroup[]
  readonly markets: readonly LotteryMarket[]
}

/** Whether the values of a group make a pick win. */
export type Condition = (values: readonly number[]) => boolean

/** The picks of a group that win on a condition, all in tier 0. @param conditions by pick */
export function picksWhen(group: LotteryGroup, conditions: Readonly<Record<string, Condition>>): LotteryPick[] {
  return Object.entries(conditions).map(([pick, isWon]) => ({
    pick,
    group,
    tierOf: (values) => (isWon(values) ? 0 : undefined),
  }))
}

/** A market with one tier. */
export function plainMarket(code: string, ...picks: readonly (readonly LotteryPick[])[]): LotteryMarket {
  return { code, ratios: [1], picks: picks.flat() }
}

/** The condition that a number made of the values satisfies a rule: `over(sumOf, isEven)`. */
export function over(read: (values: readonly number[]) => number, rule: (value: number) => boolean): Condition {
  return (values) => rule(read(values))
}
