import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { flag } from '../kinds.ts'

/** Which parts of the card show. */
export const balanceCardFields = { bonus: flag('on'), withdraw: flag('on') }

/** The player's balances, and what to do with them. */
export const balanceCard = defineBlock({
  comId: 'C000132',
  name: 'balance-card',
  place: 'page',
  fields: balanceCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-56 w-full rounded-l" />,
})
