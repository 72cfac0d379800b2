import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { inviteCardFields } from './fields.ts'

/** The player's invite link: to copy, to share, to scan. */
export const inviteCard = defineBlock({
  comId: 'C000124',
  name: 'invite-card',
  place: 'page',
  fields: inviteCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
})
