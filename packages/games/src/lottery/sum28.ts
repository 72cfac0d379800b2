import { below } from '../fair/draw.ts'
import { FORMS, hasForm } from './forms.ts'
import { type Lottery, type LotteryGroup, over, picksWhen, plainMarket } from './lottery.ts'
import { evenly, lists, range, sumOf } from './outcomes.ts'
import { COMBOS, SIDES, sidesFrom } from './sides.ts'

const RESULTS = 1000
const sides = sidesFrom(14)

const digits: LotteryGroup = {
  id: 'digits',
  read: (result) => result,
  outcomes: evenly(lists(range(0, 9), 3), RESULTS),
}

/** Three digits and their sum, 0 to 27. */
export const sum28: Lottery = {
  id: 'sum28',
  name: 'Sum 28',
  termMs: 60_000,
  closedMs: 5_000,
  showMs: 4_000,
  facts: ['sum', 'side', 'form'],
  results: RESULTS,
  draw: (nextWord) => [below(nextWord, 10), below(nextWord, 10), below(nextWord, 10)],
  groups: [digits],
  markets: [
    plainMarket(
      'side',
      SIDES.flatMap((side) => picksWhen(digits, { [side]: over(sumOf, sides[side]) })),
    ),
    plainMarket(
      'extreme',
      picksWhen(digits, { small: over(sumOf, (sum) => sum <= 5), big: over(sumOf, (sum) => sum >= 22) }),
    ),
    plainMarket(
      'combo',
      COMBOS.flatMap((combo) =>
        picksWhen(digits, { [combo.join('-')]: over(sumOf, (sum) => combo.every((side) => sides[side](sum))) }),
      ),
    ),
    plainMarket(
      'sum',
      range(0, 27).flatMap((sum) => picksWhen(digits, { [sum]: (values) => sumOf(values) === sum })),
    ),
    plainMarket(
      'form',
      FORMS.flatMap((form) => picksWhen(digits, { [form]: hasForm(form) })),
    ),
  ],
}
