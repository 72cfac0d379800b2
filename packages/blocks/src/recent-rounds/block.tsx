import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { link, number, text } from '../kinds.ts'
import { RoundsSketch } from './rounds-sketch.tsx'

/** How many rounds, and the words where there are none. */
export const recentRoundsFields = {
  title: text('lobby.recentTitle', 80),
  rows: number(5, 1, 20),
  emptyText: text('lobby.recentEmptyText', 200),
  playText: text('lobby.playMines', 40),
  playLink: link('/game/mines'),
  moreLink: link('/history'),
}

/** The player's last rounds as a roll of tickets. */
export const recentRounds = defineBlock({
  comId: 'C000107',
  name: 'recent-rounds',
  place: 'page',
  fields: recentRoundsFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-40" />
      <RoundsSketch rows={5} />
    </div>
  ),
})
