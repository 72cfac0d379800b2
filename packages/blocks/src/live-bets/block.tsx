import { defineBlock } from '../block.tsx'
import { number, text } from '../kinds.ts'
import { LiveBetsSketch } from './sketch.tsx'

/** The block's title, and how many bets it shows. */
export const liveBetsFields = {
  title: text('lobby.liveTitle', 120),
  rows: number(8, 3, 20),
}

/** The newest real bets and the biggest wins, and how many players are online. */
export const liveBets = defineBlock({
  comId: 'C000137',
  name: 'live-bets',
  place: 'page',
  urges: true,
  fields: liveBetsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <LiveBetsSketch rows={liveBetsFields.rows.fallback} />,
})
