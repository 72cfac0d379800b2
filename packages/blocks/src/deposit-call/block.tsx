import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { link, text } from '../kinds.ts'

/** The words, and the button's link for a player and for a guest. */
export const depositCallFields = {
  title: text('lobby.depositTitle', 80),
  text: text('lobby.depositText', 300),
  playerText: text('lobby.depositAction', 40),
  playerLink: link('#recharge'),
  guestText: text('lobby.openAccount', 40),
  guestLink: link('#register'),
}

/** An invitation to deposit. */
export const depositCall = defineBlock({
  comId: 'C000130',
  name: 'deposit-call',
  place: 'page',
  urges: true,
  fields: depositCallFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-84 rounded-l" />,
})
