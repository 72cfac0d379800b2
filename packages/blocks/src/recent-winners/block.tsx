import * as winners from '@fairground/contract/calls/winners'
import { defineBlock } from '../block.tsx'
import { choice, number, text } from '../kinds.ts'
import { WinnersSketch } from './sketch.tsx'

/** The period, and how many wins it shows. */
export const recentWinnersFields = {
  title: text('winners.title', 120),
  period: choice('day', 'hour'),
  most: number(6, 1, 20),
  choosePeriod: choice('show', 'hide'),
}

/** The largest wins of the last hour or day. */
export const recentWinners = defineBlock({
  comId: 'C000108',
  name: 'recent-winners',
  place: 'page',
  urges: true,
  fields: recentWinnersFields,
  load: () => import('./view.tsx'),
  Sketch: () => <WinnersSketch rows={recentWinnersFields.most.fallback} />,
  needs: ({ period, most }) => [{ call: winners.list.name, request: { period, most } }],
})
