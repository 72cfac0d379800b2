import type { BetModel } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { type BoardRound, placeOfTile, type Tile } from './board.ts'

/** A tile for screen readers: its position and its state. */
export function tileLabel(place: { row: number; column: number }, tile: Tile, t: Translate): string {
  return t('mines.tile', { ...place, state: t(stateOf(tile)) })
}

function stateOf({ face, isPicked, isHit, isWaiting }: Tile) {
  if (isWaiting) return 'mines.waiting'
  if (isHit) return 'mines.hit'
  return face === 'gem' && !isPicked ? 'mines.darkGem' : (`mines.${face}` as const)
}

/** The last answer of the server in one sentence. */
export function minesSentence(bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }): string {
  const { picked } = bet.round
  const place = placeOfTile(picked.at(-1) ?? 0)
  if (bet.result === 'LOSE') return t('mines.saidMine', { ...place, steps: picked.length - 1 })
  if (bet.result === 'WIN') return t('mines.saidCashOut', texts)
  if (bet.result !== 'PENDING') return t('mines.saidOver')
  return picked.length === 0
    ? t('mines.saidStart', { mines: String(bet.options.mines) })
    : t('mines.saidGem', { ...place, ...texts })
}

/** A whole board in one sentence, for screen readers. */
export function pictureLabel({ picked, hazards }: BoardRound, t: Translate): string {
  const gems = picked.filter((at) => !hazards?.includes(at)).length
  if (!hazards) return t('mines.pictureOpen', { gems })
  return t('mines.picture', { gems, places: hazards.map((at) => t('mines.place', placeOfTile(at))).join(', ') })
}
