import { useTranslate } from '../../kernel/language/language.ts'
import { widthsOf } from './climb.ts'
import { pictureLabel } from './sentences.ts'
import { TowerPicture } from './tower.tsx'

interface TowerOutcomeProps {
  options: unknown
  picked: readonly number[]
  hazards: readonly (readonly number[])[]
}

/** A recomputed tower: its dark windows, and the climb. */
export function Outcome({ options, picked, hazards }: TowerOutcomeProps) {
  const t = useTranslate()
  const round = { widths: widthsOf(options), picked, hazards }
  return <TowerPicture round={round} label={pictureLabel(round, t)} />
}
