import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { link, text } from '../kinds.ts'

/** The words around the ladder, and a link to its terms. */
export const vipProgressFields = {
  title: text('perks.vipTitle', 120),
  link: link(),
  linkText: text('content.more', 60),
}

/** The player's VIP level, and the ladder of levels. */
export const vipProgress = defineBlock({
  comId: 'C000121',
  name: 'vip-progress',
  place: 'page',
  urges: true,
  fields: vipProgressFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-72 w-full rounded-l" />,
})
