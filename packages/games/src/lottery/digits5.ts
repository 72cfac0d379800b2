import { below } from '../fair/draw.ts'
import { FORMS, hasForm } from './forms.ts'
import { type GroupOutcome, type Lottery, type LotteryGroup, over, picksWhen, plainMarket } from './lottery.ts'
import { arrangements, at, beginsWith, combinations, evenly, haveSameNumbers, lists, range, sumOf } from './outcomes.ts'
import { SIDES, sidesFrom } from './sides.ts'

const DIGITS = range(0, 9)
const LENGTH = 5
const RESULTS = 100_000
const sides = sidesFrom(5)
const sumSides = sidesFrom(23)

/** The digits at some indexes from 0: every list of that many digits is as likely. */
function digitsAt(id: string, indexes: readonly number[]): LotteryGroup {
  return {
    id,
    read: (result) => indexes.map((index) => at(result, index)),
    outcomes: evenly(lists(DIGITS, indexes.length), RESULTS),
  }
}

/** The sums of five digits: the ways of k digits are those of k - 1, moved by each digit. */
function sumOutcomes(): GroupOutcome[] {
  let ways = [1]
  for (let length = 1; length <= LENGTH; length++) {
    const shorter = ways
    ways = range(0, 9 * length).map((sum) => sumOf(DIGITS.map((digit) => shorter[sum - digit] ?? 0)))
  }
  return ways.map((count, sum) => ({ values: [sum], ways: count }))
}

/** How many lists of five digits show exactly 1, 2, … given digits, and no other: the surjections of 5 onto k. */
const LISTS_THAT_SHOW = [0, 1, 30, 150, 240, 120]

const places = range(1, LENGTH).map((position) => digitsAt(`place-${position}`, [position - 1]))
const ends = digitsAt('ends', [0, 4])
const back = digitsAt('back', [2, 3, 4])
const windows = { front: digitsAt('front', [0, 1, 2]), middle: digitsAt('middle', [1, 2, 3]), back }
const sum: LotteryGroup = { id: 'sum', read: (result) => [sumOf(result)], outcomes: sumOutcomes() }
const shownGroup: LotteryGroup = {
  id: 'shown',
  read: (result) => [...new Set(result)].sort(),
  outcomes: range(1, LENGTH).flatMap((count) =>
    combinations(DIGITS, count).map((values) => ({ values, ways: at(LISTS_THAT_SHOW, count) })),
  ),
}

const straights = [2, 3].flatMap((count) => lists(DIGITS, count))
const boxes = [
  ...combinations(DIGITS, 2),
  ...combinations(DIGITS, 3),
  ...arrangements(DIGITS, 2).map(([twice = 0, once = 0]) => [twice, twice, once].sort()),
]
const last = (digits: readonly number[], count: number) => digits.slice(digits.length - count)

/** Five digits, ten-thousands first. A position counts from 1 and from the left. */
export const digits5: Lottery = {
  id: 'digits5',
  name: 'Five digits',
  termMs: 60_000,
  closedMs: 5_000,
  showMs: 4_000,
  facts: ['sumside', 'form', 'duel'],
  results: RESULTS,
  draw: (nextWord) => Array.from({ length: LENGTH }, () => below(nextWord, 10)),
  groups: [...places, ends, ...Object.values(windows), sum, shownGroup],
  markets: [
    plainMarket(
      'place',
      places.flatMap((group, index) =>
        DIGITS.flatMap((digit) => picksWhen(group, { [`${index + 1}:${digit}`]: ([value]) => value === digit })),
      ),
    ),
    plainMarket(
      'side',
      places.flatMap((group, index) =>
        SIDES.flatMap((side) => picksWhen(group, { [`${index + 1}:${side}`]: over(sumOf, sides[side]) })),
      ),
    ),
    plainMarket(
      'sumside',
      SIDES.flatMap((side) => picksWhen(sum, { [side]: over(sumOf, sumSides[side]) })),
    ),
    plainMarket(
      'form',
      Object.entries(windows).flatMap(([window, group]) =>
        FORMS.flatMap((form) => picksWhen(group, { [`${window}:${form}`]: hasForm(form) })),
      ),
    ),
    plainMarket(
      'duel',
      picksWhen(ends, {
        dragon: ([front = 0, rear = 0]) => front > rear,
        tiger: ([front = 0, rear = 0]) => front < rear,
        tie: ([front, rear]) => front === rear,
      }),
    ),
    plainMarket(
      'straight',
      straights.flatMap((digits) =>
        picksWhen(back, { [digits.join()]: (values) => beginsWith(last(values, digits.length), digits) }),
      ),
    ),
    plainMarket(
      'box',
      boxes.flatMap((digits) =>
        picksWhen(back, { [digits.join()]: (values) => haveSameNumbers(last(values, digits.length), digits) }),
      ),
    ),
    plainMarket(
      'any',
      DIGITS.flatMap((digit) => picksWhen(shownGroup, { [digit]: (values) => values.includes(digit) })),
    ),
  ],
}
