import { LANES } from '@fairground/games/kangaroo'
import { useTranslate } from '../../kernel/language/language.ts'
import { KangarooPicture } from './kangaroo-board.tsx'
import { pictureLabel } from './sentences.ts'

/** A recomputed road: the lanes that are a fall, and how far the kangaroo came. */
export function Outcome({ picked, hazards }: { picked: readonly number[]; hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const falls = hazards.flat()
  const last = picked.at(-1)
  const round = { picked, hazards: falls, lost: last !== undefined && falls.includes(last) }
  const signs = Array.from({ length: LANES }, (_, lane) => String(lane + 1))
  return <KangarooPicture round={round} hops={false} signs={signs} label={pictureLabel(round, t)} />
}
