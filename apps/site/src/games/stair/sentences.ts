import type { BetModel } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { isLost, type RowsRound, rowsClimbed, type StepCell } from '../kit/step-grid/cells.ts'

/** A column for screen readers: its position and its state. */
export function plankLabel(cell: StepCell, t: Translate): string {
  return t('stair.plank', { row: cell.row + 1, column: cell.column + 1, state: t(stateOf(cell)) })
}

function stateOf({ face, isPicked, isHit, isWaiting, isNext }: StepCell) {
  if (isWaiting) return 'stair.waiting'
  if (isHit) return 'stair.hit'
  if (face === 'safe') return isPicked ? 'stair.climbed' : 'stair.clear'
  if (face === 'bad') return 'stair.stone'
  return isNext ? 'stair.next' : 'stair.asleep'
}

/** The last answer of the server in one sentence. */
export function stairSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const { picked } = bet.round
  const place = { row: picked.length, column: (picked.at(-1) ?? 0) + 1 }
  if (bet.result === 'LOSE') return t('stair.saidStone', { ...place, steps: picked.length - 1 })
  if (bet.result === 'WIN') return t('stair.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('stair.saidOver')
  if (picked.length === 0) return t('stair.saidStart', { stones: String(bet.options.stones) })
  return t('stair.saidClear', { ...place, ...texts })
}

/** A whole round in one sentence, for screen readers. */
export function pictureLabel(round: RowsRound, t: Translate): string {
  const rows = rowsClimbed(round)
  if (!isLost(round)) return t('stair.picture', { rows })
  return t('stair.pictureLost', { rows, row: round.picked.length, column: (round.picked.at(-1) ?? 0) + 1 })
}
