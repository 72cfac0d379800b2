import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, link, text } from '../kinds.ts'

/** The look of the categories, and the page with their lists of games. */
export const gameCategoriesFields = {
  title: text('', 80),
  look: choice('chips', 'cards'),
  /** The page with the list of games; empty: this page. */
  page: link(),
}

/** The categories of games: a press chooses one, or opens its link. */
export const gameCategories = defineBlock({
  comId: 'C000102',
  name: 'game-categories',
  place: 'page',
  fields: gameCategoriesFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true" className="flex gap-2 overflow-hidden">
      {['a', 'b', 'c', 'd'].map((category) => (
        <Skeleton key={category} className="h-11 w-32 shrink-0 rounded-m" />
      ))}
    </div>
  ),
  needs: () => [{ call: 'game.categoryList', request: {} }],
})
