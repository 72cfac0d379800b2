import { below } from '../fair/draw.ts'
import {
  type Condition,
  type Lottery,
  type LotteryGroup,
  type LotteryPick,
  over,
  picksWhen,
  plainMarket,
} from './lottery.ts'
import { arrangements, combinations, countOf, evenly, haveSameNumbers, lists, range, sumOf } from './outcomes.ts'
import { COMBOS, SIDES, sidesFrom } from './sides.ts'

const FACES = range(1, 6)
const RESULTS = 216
const sides = sidesFrom(11)

const roll: LotteryGroup = { id: 'roll', read: (dice) => dice, outcomes: evenly(lists(FACES, 3), RESULTS) }

/** Picks of the roll, one for each item: its name and when it wins. */
function picksFor<Item>(items: readonly Item[], name: (item: Item) => string, won: (item: Item) => Condition) {
  return picksWhen(roll, Object.fromEntries(items.map((item) => [name(item), won(item)])))
}

const isTriple: Condition = (dice) => new Set(dice).size === 1
const isAllDifferent: Condition = (dice) => new Set(dice).size === 3
const isRun: Condition = (dice) => isAllDifferent(dice) && Math.max(...dice) - Math.min(...dice) === 2

/** A number pays more the more dice show it. */
const faces: LotteryPick[] = FACES.map((face) => ({
  pick: String(face),
  group: roll,
  tierOf: (dice) => [undefined, 0, 1, 2][countOf(dice, face)],
}))

/** Three dice, in the order drawn. Triples count for the sides. */
export const dice3: Lottery = {
  id: 'dice3',
  name: 'Three dice',
  termMs: 60_000,
  closedMs: 5_000,
  showMs: 4_000,
  facts: ['sum', 'side', 'triple', 'run', 'alldiff'],
  results: RESULTS,
  draw: (nextWord) => [1 + below(nextWord, 6), 1 + below(nextWord, 6), 1 + below(nextWord, 6)],
  groups: [roll],
  markets: [
    plainMarket(
      'side',
      picksFor(SIDES, String, (side) => over(sumOf, sides[side])),
    ),
    plainMarket(
      'combo',
      picksFor(
        COMBOS,
        (combo) => combo.join('-'),
        (combo) => (dice) => combo.every((side) => sides[side](sumOf(dice))),
      ),
    ),
    plainMarket(
      'sum',
      picksFor(range(3, 18), String, (sum) => (dice) => sumOf(dice) === sum),
    ),
    { code: 'face', ratios: [2, 3, 4], picks: faces },
    plainMarket(
      'pair',
      picksFor(FACES, String, (face) => (dice) => countOf(dice, face) >= 2),
    ),
    plainMarket(
      'pairplus',
      picksFor(
        arrangements(FACES, 2),
        ([twice, once]) => `${twice},${twice},${once}`,
        ([twice = 0, once = 0]) =>
          (dice) =>
            haveSameNumbers(dice, [twice, twice, once]),
      ),
    ),
    plainMarket(
      'two',
      picksFor(
        combinations(FACES, 2),
        (pair) => pair.join(),
        (pair) => (dice) => pair.every((face) => dice.includes(face)),
      ),
    ),
    plainMarket(
      'three',
      picksFor(
        combinations(FACES, 3),
        (three) => three.join(),
        (three) => (dice) => haveSameNumbers(dice, three),
      ),
    ),
    plainMarket(
      'triple',
      picksFor(FACES, String, (face) => (dice) => countOf(dice, face) === 3),
    ),
    plainMarket('anytriple', picksWhen(roll, { any: isTriple })),
    plainMarket('run', picksWhen(roll, { run: isRun })),
    plainMarket('alldiff', picksWhen(roll, { alldiff: isAllDifferent })),
  ],
}
