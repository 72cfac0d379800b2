import type { BetModel } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { isLost, type RowsRound, rowsClimbed, type StepCell } from '../kit/step-grid/cells.ts'
import { widthsOf } from './climb.ts'

/** A window for screen readers: its position and its state. */
export function paneLabel(pane: StepCell, t: Translate): string {
  return t('tower.window', { row: pane.row + 1, column: pane.column + 1, state: t(stateOf(pane)) })
}

function stateOf({ face, isPicked, isHit, isWaiting, isNext }: StepCell) {
  if (isWaiting) return 'tower.waiting'
  if (isHit) return 'tower.hit'
  if (face === 'safe') return isPicked ? 'tower.climbed' : 'tower.lit'
  if (face === 'bad') return 'tower.dark'
  return isNext ? 'tower.next' : 'tower.asleep'
}

/** The last answer of the server in one sentence. */
export function towerSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const { picked } = bet.round
  const place = { row: picked.length, column: (picked.at(-1) ?? 0) + 1 }
  if (bet.result === 'LOSE') return t('tower.saidDark', { ...place, steps: picked.length - 1 })
  if (bet.result === 'WIN') return t('tower.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('tower.saidOver')
  if (picked.length === 0) return t('tower.saidStart', { width: widthsOf(bet.options)[0] ?? 0 })
  return t('tower.saidLit', { ...place, ...texts })
}

/** A whole round in one sentence, for screen readers. */
export function pictureLabel(round: RowsRound, t: Translate): string {
  const rows = rowsClimbed(round)
  if (!isLost(round)) return t('tower.picture', { rows })
  return t('tower.pictureLost', { rows, row: round.picked.length, column: (round.picked.at(-1) ?? 0) + 1 })
}
