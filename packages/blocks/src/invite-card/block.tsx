import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { text } from '../kinds.ts'

/** The words above the link. The operator decides what an invitation earns. */
export const inviteCardFields = { title: text('perks.inviteTitle', 120), text: text('perks.inviteText', 300) }

/** The player's invite link: to copy, to share, to scan. */
export const inviteCard = defineBlock({
  comId: 'C000124',
  name: 'invite-card',
  place: 'page',
  urges: true,
  fields: inviteCardFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-80 w-full rounded-l" />,
})
