import { useTranslate } from '../../kernel/language/language.ts'
import { FootballPicture } from './football-board.tsx'
import { pictureLabel } from './sentences.ts'

/** Recomputed kicks: what was covered at each, and where the ball went. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const last = picked.at(-1)
  const lost = last !== undefined && hazards[picked.length - 1]?.includes(last) === true
  const round = { picked, hazards, lost, covers: hazards[0]?.length ?? 1 }
  return <FootballPicture round={round} flies={false} label={pictureLabel(round, t)} />
}
