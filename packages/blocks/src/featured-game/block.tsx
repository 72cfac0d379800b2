import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { link, text } from '../kinds.ts'

/** One game, large. */
export const featuredGameFields = {
  heading: text('lobby.gamesTitle', 80),
  gameId: text('mines', 64),
  name: text('lobby.minesName', 60),
  text: text('lobby.minesText', 300),
  buttonText: text('lobby.play', 40),
  link: link('/game/mines'),
}

/** The card of one game, with its return to player from the operator's settings. */
export const featuredGame = defineBlock({
  comId: 'C000105',
  name: 'featured-game',
  place: 'page',
  urges: true,
  fields: featuredGameFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div aria-hidden="true">
      <Skeleton className="mb-4 h-6 w-24" />
      <Skeleton className="h-112 rounded-l tablet:h-72 desktop:h-112" />
    </div>
  ),
  needs: ({ gameId }) => (gameId === '' ? [] : [{ call: 'game.settings', request: { gameId } }]),
})
