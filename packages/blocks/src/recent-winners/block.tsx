import { winners } from '@fairground/contract'
import { defineBlock } from '../block.tsx'
import { recentWinnersFields } from './fields.ts'
import { WinnersSketch } from './sketch.tsx'

/** The largest wins of the last hour or day. */
export const recentWinners = defineBlock({
  comId: 'C000108',
  name: 'recent-winners',
  place: 'page',
  fields: recentWinnersFields,
  load: () => import('./view.tsx'),
  Sketch: () => <WinnersSketch rows={recentWinnersFields.most.fallback} />,
  needs: ({ period, most }) => [{ call: winners.list.name, request: { period, most } }],
})
