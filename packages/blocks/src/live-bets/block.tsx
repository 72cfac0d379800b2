import { defineBlock } from '../block.tsx'
import { liveBetsFields } from './fields.ts'
import { LiveBetsSketch } from './sketch.tsx'

/** The newest bets and the biggest wins, as they really are, and how many players are there. */
export const liveBets = defineBlock({
  comId: 'C000137',
  name: 'live-bets',
  place: 'page',
  fields: liveBetsFields,
  load: () => import('./view.tsx'),
  Sketch: () => <LiveBetsSketch rows={liveBetsFields.rows.fallback} />,
})
