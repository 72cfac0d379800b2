import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'
import { LiveBetsSketch } from './sketch.tsx'

/** How the block is called, and how many bets it shows. */
export const liveBetsFields = {
  title: text('lobby.liveTitle', 120),
  rows: number(8, 3, 20),
}

/** The newest bets and the biggest wins, as they really are, and how many players are there. */
export const liveBets = defineBlock({
  comId: 'C000137',
  name: 'live-bets',
  place: 'page',
  fields: liveBetsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <LiveBetsSketch rows={liveBetsFields.rows.fallback} />,
})
