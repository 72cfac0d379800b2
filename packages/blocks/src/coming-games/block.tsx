import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { list, text } from '../kinds.ts'

/** Games that are not open yet. */
export const comingGamesFields = {
  heading: text('content.soonTitle', 80),
  text: text('content.soonText', 300),
  note: text('common.soon', 40),
  games: list({ id: text('', 64), name: text('', 60) }, 12, [
    { id: 'crash', name: 'games.crash' },
    { id: 'aviator', name: 'games.aviator' },
  ]),
}

/** Games under construction: a drawing, a name, and a note that they are not open yet. */
export const comingGames = defineBlock({
  comId: 'C000106',
  name: 'coming-games',
  place: 'page',
  urges: true,
  fields: comingGamesFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-56" />
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((game) => (
          <Skeleton key={game} className="h-44 rounded-m" />
        ))}
      </div>
    </div>
  ),
})
