import { useTranslate } from '../../kernel/language/language.ts'
import { pictureLabel } from './sentences.ts'
import { cupsOf } from './table.ts'
import { ThimblesPicture } from './thimbles-board.tsx'

/** A recomputed round: the cups with a ball, and the lifted one. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const cups = hazards.flat()
  const [cup] = picked
  const round = { picked, hazards: cups, isLost: cup !== undefined && !cups.includes(cup), balls: cups.length }
  return <ThimblesPicture cups={cupsOf({ kind: 'round', round })} wasAnimated={false} label={pictureLabel(round, t)} />
}
