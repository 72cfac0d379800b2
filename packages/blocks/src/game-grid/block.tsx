import { defineBlock } from '../block.tsx'
import { flag, number, text } from '../kinds.ts'
import { GridSketch } from './grid-sketch.tsx'

/** Which games, and how many at a time. */
export const gameGridFields = {
  title: text('', 80),
  /** A category's id. */
  category: text('00', 64),
  /** Whether the category in the page's address comes first. */
  followChoice: flag('on'),
  pageSize: number(24, 2, 100),
  /** The game whose tile is as large as four, first in a list of six games and more; empty: none. */
  lead: text('crash', 64),
  emptyText: text('games.none', 200),
}

/** The games of a category as cards. */
export const gameGrid = defineBlock({
  comId: 'C000103',
  name: 'game-grid',
  place: 'page',
  fields: gameGridFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <GridSketch />
    </div>
  ),
  needs: ({ category, pageSize }) => [{ call: 'game.categoryPage', request: { id: category, pageNo: 1, pageSize } }],
})
