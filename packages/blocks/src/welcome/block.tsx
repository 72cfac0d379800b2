import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, image, link, text } from '../kinds.ts'

/** The promise, two links, and the scene behind them. */
export const welcomeFields = {
  kicker: text('lobby.kicker', 60),
  title: text('lobby.title', 120),
  text: text('lobby.lead', 300),
  primaryText: text('lobby.playMines', 40),
  primaryLink: link('/game/mines'),
  secondaryText: text('lobby.howItWorks', 40),
  secondaryLink: link('#anchor=fair'),
  scene: choice('fair', 'none'),
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
  Sketch: () => (
    <div
      aria-hidden="true"
      className="flex h-[37rem] flex-col gap-4 rounded-l border border-line bg-sky px-5 pt-16 tablet:h-[26rem] tablet:px-10 tablet:pt-24"
    >
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-10 w-3/4 tablet:w-1/2" />
      <Skeleton className="h-10 w-2/3 tablet:w-1/3" />
      <Skeleton className="mt-4 h-13 w-40 rounded-m" />
    </div>
  ),
})
