import { useTranslate } from '../../kernel/language/language.ts'
import { MinesPicture } from './mines-board.tsx'
import { pictureLabel } from './sentences.ts'

/** A recomputed board: the mines, and the picked tiles. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const round = { picked, hazards: hazards.flat() }
  return <MinesPicture round={round} label={pictureLabel(round, t)} />
}
