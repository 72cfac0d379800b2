import { useTranslate } from '../../kernel/language/language.ts'
import { pictureLabel } from './sentences.ts'
import { cupsOf } from './table.ts'
import { ThimblesPicture } from './thimbles-board.tsx'

/** A recomputed round: the cups that hold a ball, and the one that was lifted. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const cups = hazards.flat()
  const [cup] = picked
  const round = { picked, hazards: cups, lost: cup !== undefined && !cups.includes(cup), balls: cups.length }
  return <ThimblesPicture cups={cupsOf({ kind: 'round', round })} acted={false} label={pictureLabel(round, t)} />
}
