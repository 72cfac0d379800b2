import { useTranslate } from '../../kernel/language/language.ts'
import { WIDTHS } from './climb.ts'
import { pictureLabel } from './sentences.ts'
import { StairPicture } from './stair.tsx'

interface StairOutcomeProps {
  picked: readonly number[]
  hazards: readonly (readonly number[])[]
}

/** A recomputed stair: its stones, and the climb. */
export function Outcome({ picked, hazards }: StairOutcomeProps) {
  const t = useTranslate()
  const round = { widths: WIDTHS, picked, hazards }
  return <StairPicture round={round} label={pictureLabel(round, t)} />
}
