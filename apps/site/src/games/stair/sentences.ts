import type { BetModel } from '@fairground/contract'
import type { Translate } from '@fairground/phrases'
import { isLost, type RowsRound, rowsClimbed, type StepCell } from '../kit/step-grid/cells.ts'

/** A column for those who hear it: its place and what it shows. */
export function plankLabel(cell: StepCell, t: Translate): string {
  return t('stair.plank', { row: cell.row + 1, column: cell.column + 1, state: t(stateOf(cell)) })
}

function stateOf({ face, picked, hit, waiting, next }: StepCell) {
  if (waiting) return 'stair.waiting'
  if (hit) return 'stair.hit'
  if (face === 'safe') return picked ? 'stair.climbed' : 'stair.clear'
  if (face === 'bad') return 'stair.stone'
  return next ? 'stair.next' : 'stair.asleep'
}

/** What the last answer of the server means, in one sentence. */
export function stairSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const { picked } = bet.round
  const place = { row: picked.length, column: (picked.at(-1) ?? 0) + 1 }
  if (bet.result === 'LOSE') return t('stair.saidStone', { ...place, steps: picked.length - 1 })
  if (bet.result === 'WIN') return t('stair.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('stair.saidOver')
  if (picked.length === 0) return t('stair.saidStart', { stones: String(bet.options.stones) })
  return t('stair.saidClear', { ...place, ...texts })
}

/** A whole round in one sentence, for those who hear it. */
export function pictureLabel(round: RowsRound, t: Translate): string {
  const rows = rowsClimbed(round)
  if (!isLost(round)) return t('stair.picture', { rows })
  return t('stair.pictureLost', { rows, row: round.picked.length, column: (round.picked.at(-1) ?? 0) + 1 })
}
