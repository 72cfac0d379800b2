import type { LotteryTranslate } from '@fairground/phrases/lottery'
import { coloursOf } from '@fairground/ui/drawn'

/** A result as a sentence says it: the numbers in their order, with the sum or the colours where the game has them. */
export function resultWords(gameId: string, result: readonly number[], t: LotteryTranslate): string {
  const numbers = result.join(', ')
  const sum = result.reduce((total, number) => total + number, 0)
  if (gameId === 'dice3') return t('lottery.resultDice', { numbers, sum })
  if (gameId === 'sum28') return t('lottery.resultSum', { numbers, sum })
  if (gameId === 'race10') return t('lottery.resultCars', { numbers })
  const [digit] = result
  if (gameId !== 'colour10' || digit === undefined) return t('lottery.resultDigits', { numbers })
  const colour = coloursOf(digit).map((name) => t(`lottery.pick_${name}`).toLowerCase())
  return t('lottery.resultColour', { number: digit, colour: colour.join(', ') })
}
