import { rounds } from '@fairground/contract/calls/multiplayer-games'
import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, image, link, text } from '../kinds.ts'
import { lastFlights } from './last-flights.ts'

/** The promise, two links, and the scene behind them: for visitors, never for a player. */
export const welcomeFields = {
  title: text('lobby.title', 120),
  text: text('lobby.lead', 300),
  primaryText: text('lobby.playDemo', 40),
  primaryLink: link('#gameId=mines'),
  secondaryText: text('lobby.howItWorks', 40),
  secondaryLink: link('#anchor=fair'),
  scene: choice('fair', 'none'),
  /** The flight whose last round stands here with its proof, on desktops: `crash` or `aviator`; empty: none. */
  proof: text('crash', 64),
  /** A picture of the operator's instead of the scene. */
  image: image(),
}

/** The first block of the first page. */
export const welcome = defineBlock({
  comId: 'C000100',
  name: 'welcome',
  place: 'page',
  fields: welcomeFields,
  load: () => import('./view.tsx'),
  needs: ({ proof }) => (proof === '' ? [] : [{ call: rounds.name, request: lastFlights(proof) }]),
  Sketch: () => (
    <div
      aria-hidden="true"
      className="flex h-32 flex-col justify-center gap-3 rounded-l bg-sky px-3.5 desktop:h-52 desktop:px-7"
    >
      <Skeleton className="h-7 w-1/2 desktop:w-1/3" />
      <Skeleton className="h-9 w-40 rounded-m desktop:h-11" />
    </div>
  ),
})
