import { minorToDecimalString } from '@fairground/money'
import type { Lottery } from '../lottery.ts'
import { ordinal } from './grammar.ts'
import { type GameShapes, gameShapes, type Shape } from './shapes.data.ts'
import type { SlipBet } from './slip.ts'

/** Bets that one item writes: bets on single numbers with the same words, place and stake share it. */
interface Group {
  readonly shape: Shape
  readonly place: string | undefined
  readonly whats: readonly string[]
  readonly stakeMinor: bigint
}

/**
 * The canonical text of bets, in English words: `parseSlip` reads the same bets from it, in the same order, in every
 * language. A slip of many long words, such as one typed in Chinese, can be longer than a text may be typed.
 * @param decimalLength decimals of the currency
 * @throws RangeError for a market that has no typed form
 */
export function renderSlip(game: Lottery, bets: readonly SlipBet[], decimalLength: number): string {
  const shapes = gameShapes[game.id]
  const groups: Group[] = []
  for (const bet of bets) {
    const shape = shapes?.shapes.find((candidate) => isShapeOf(candidate, bet))
    if (!shape) throw new RangeError(`${game.id}.${bet.market} has no typed form`)
    const [place, what = bet.pick] = shape.place ? bet.pick.split(':') : [undefined, bet.pick]
    const group = { shape, place, whats: [what], stakeMinor: bet.stakeMinor }
    const last = groups.at(-1)
    if (last && isSameItem(last, group)) groups[groups.length - 1] = { ...last, whats: [...last.whats, what] }
    else groups.push(group)
  }
  return groups.map((group) => itemText(group, shapes, decimalLength)).join('; ')
}

function isShapeOf(shape: Shape, { market, pick }: SlipBet): boolean {
  if (shape.market !== market) return false
  return shape.takes !== 'nothing' || pick === shape.what || (shape.place && pick.endsWith(`:${shape.what}`)) === true
}

function isSameItem(last: Group, next: Group): boolean {
  const isSame = last.shape === next.shape && last.place === next.place && last.stakeMinor === next.stakeMinor
  return isSame && next.shape.takes === 'each' && next.whats.every((what) => !last.whats.includes(what))
}

function itemText({ shape, place, whats, stakeMinor }: Group, shapes: GameShapes | undefined, decimalLength: number) {
  const words = (shape.forms[0] ?? '').replace('duel', () => (shape.place ? `duel ${place}` : 'duel'))
  const position = shape.place === 'position' ? positionText(Number(place), shapes) : ''
  const what = shape.takes === 'nothing' ? '' : whats.join().replace('-', ' ')
  return [position, words, what, amountText(stakeMinor, decimalLength)].filter((part) => part !== '').join(' ')
}

function positionText(position: number, shapes: GameShapes | undefined): string {
  return shapes?.positionStyle === 'd' ? `d${position}` : ordinal(position)
}

/** An amount without the zeros that say nothing. */
function amountText(stakeMinor: bigint, decimalLength: number): string {
  const text = minorToDecimalString(stakeMinor, decimalLength)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
