import { sample } from '../fair/draw.ts'
import { type Lottery, type LotteryGroup, type LotteryPick, over, picksWhen, plainMarket } from './lottery.ts'
import { arrangements, at, beginsWith, combinations, evenly, haveSameNumbers, range, sumOf } from './outcomes.ts'
import { SIDES, sidesFrom } from './sides.ts'

const CARS = range(1, 10)
const POSITIONS = range(1, 10)
/** 10! orders of finish. */
const RESULTS = 3_628_800
const sides = sidesFrom(6)
const topTwoSides = sidesFrom(12)

/** The cars at some positions, from 1: every arrangement of that many cars is as likely, because the draw is symmetric. */
function carsAt(id: string, positions: readonly number[]): LotteryGroup {
  return {
    id,
    read: (order) => positions.map((position) => at(order, position - 1)),
    outcomes: evenly(arrangements(CARS, positions.length), RESULTS),
  }
}

const places = POSITIONS.map((position) => carsAt(`place-${position}`, [position]))
const duels = range(1, 5).map((position) => carsAt(`duel-${position}`, [position, 11 - position]))
const firstThree = carsAt('first-three', [1, 2, 3])

const placePicks: LotteryPick[] = places.flatMap((group, index) =>
  CARS.flatMap((car) => picksWhen(group, { [`${index + 1}:${car}`]: ([atPlace]) => atPlace === car })),
)
const sidePicks: LotteryPick[] = places.flatMap((group, index) =>
  SIDES.flatMap((side) => picksWhen(group, { [`${index + 1}:${side}`]: over(sumOf, sides[side]) })),
)
const duelPicks: LotteryPick[] = duels.flatMap((group, index) =>
  picksWhen(group, {
    [`${index + 1}:dragon`]: ([front = 0, back = 0]) => front > back,
    [`${index + 1}:tiger`]: ([front = 0, back = 0]) => front < back,
  }),
)

const topTwoSum = (cars: readonly number[]) => at(cars, 0) + at(cars, 1)
const straights = [2, 3].flatMap((count) => arrangements(CARS, count))
const boxes = [2, 3].flatMap((count) => combinations(CARS, count))

/** Ten cars in the order of finish. A position counts from 1. */
export const race10: Lottery = {
  id: 'race10',
  name: 'Ten cars',
  termMs: 90_000,
  closedMs: 5_000,
  showMs: 10_000,
  facts: ['top2sum', 'top2side'],
  results: RESULTS,
  draw: (nextWord) => sample(nextWord, 10, 10).map((car) => car + 1),
  groups: [...places, ...duels, firstThree],
  markets: [
    plainMarket('place', placePicks),
    plainMarket('side', sidePicks),
    plainMarket('duel', duelPicks),
    plainMarket(
      'top2sum',
      range(3, 19).flatMap((sum) => picksWhen(firstThree, { [sum]: (cars) => topTwoSum(cars) === sum })),
    ),
    plainMarket(
      'top2side',
      SIDES.flatMap((side) => picksWhen(firstThree, { [side]: over(topTwoSum, topTwoSides[side]) })),
    ),
    plainMarket(
      'straight',
      straights.flatMap((cars) => picksWhen(firstThree, { [cars.join()]: (order) => beginsWith(order, cars) })),
    ),
    plainMarket(
      'box',
      boxes.flatMap((cars) =>
        picksWhen(firstThree, { [cars.join()]: (order) => haveSameNumbers(order.slice(0, cars.length), cars) }),
      ),
    ),
    plainMarket(
      'top3',
      CARS.flatMap((car) => picksWhen(firstThree, { [car]: (order) => order.includes(car) })),
    ),
  ],
}
