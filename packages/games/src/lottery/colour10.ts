import { below } from '../fair/draw.ts'
import { type Lottery, type LotteryGroup, type LotteryMarket, over, picksWhen, plainMarket } from './lottery.ts'
import { evenly, lists, range, sumOf } from './outcomes.ts'
import { sidesFrom } from './sides.ts'

const DIGITS = range(0, 9)
const RESULTS = 10
const { big, small, odd, even } = sidesFrom(5)

const digit: LotteryGroup = { id: 'digit', read: (result) => result, outcomes: evenly(lists(DIGITS, 1), RESULTS) }

/** Green or red: some digits pay in full, the one that is violet too pays less. */
function colourMarket(code: string, full: readonly number[], reduced: number): LotteryMarket {
  const tierOf = (value: number) => (full.includes(value) ? 0 : value === reduced ? 1 : undefined)
  return { code, ratios: [4, 3], picks: [{ pick: code, group: digit, tierOf: (values) => tierOf(sumOf(values)) }] }
}

/** One digit with a colour: 1, 3, 7, 9 green, 2, 4, 6, 8 red, 5 green and violet, 0 red and violet. */
export const colour10: Lottery = {
  id: 'colour10',
  name: 'Colours',
  termMs: 30_000,
  closedMs: 3_000,
  showMs: 4_000,
  facts: ['side', 'green', 'red', 'violet'],
  results: RESULTS,
  draw: (nextWord) => [below(nextWord, 10)],
  groups: [digit],
  markets: [
    plainMarket(
      'side',
      picksWhen(digit, {
        big: over(sumOf, big),
        small: over(sumOf, small),
        odd: over(sumOf, odd),
        even: over(sumOf, even),
      }),
    ),
    plainMarket(
      'number',
      DIGITS.flatMap((number) => picksWhen(digit, { [number]: ([value]) => value === number })),
    ),
    colourMarket('green', [1, 3, 7, 9], 5),
    colourMarket('red', [2, 4, 6, 8], 0),
    plainMarket('violet', picksWhen(digit, { violet: ([value]) => value === 0 || value === 5 })),
  ],
}
