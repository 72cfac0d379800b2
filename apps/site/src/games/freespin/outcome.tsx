import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { FreespinPicture } from './freespin-board.tsx'
import { multiplierTexts, pictureLabel } from './sentences.ts'

/** A recomputed spin: the wheel with its sector under the pointer. */
export function Outcome({ hazards }: { hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const prizes = multiplierTexts(useLocale())
  const sector = hazards[0]?.[0]
  return <FreespinPicture sector={sector} nonce={0} prizes={prizes} label={pictureLabel(sector, prizes, t)} />
}
