import { useTranslate } from '../../kernel/language/language.ts'
import { FootballPicture } from './football-board.tsx'
import { pictureLabel } from './sentences.ts'

/** Recomputed kicks: the covered zones of each, and the ball. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const lastZone = picked.at(-1)
  const isLost = lastZone !== undefined && hazards[picked.length - 1]?.includes(lastZone) === true
  const round = { picked, hazards, isLost, coverCount: hazards[0]?.length ?? 1 }
  return <FootballPicture round={round} isFlying={false} label={pictureLabel(round, t)} />
}
