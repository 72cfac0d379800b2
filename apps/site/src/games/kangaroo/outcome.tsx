import { LANES } from '@fairground/games/kangaroo'
import { useTranslate } from '../../kernel/language/language.ts'
import { KangarooPicture } from './kangaroo-board.tsx'
import { pictureLabel } from './sentences.ts'

/** A recomputed road: the lanes with a fall, and how far the kangaroo came. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const fallLanes = hazards.flat()
  const lastLane = picked.at(-1)
  const round = { picked, hazards: fallLanes, isLost: lastLane !== undefined && fallLanes.includes(lastLane) }
  const signs = Array.from({ length: LANES }, (_, lane) => String(lane + 1))
  return <KangarooPicture round={round} isHopping={false} signs={signs} label={pictureLabel(round, t)} />
}
