import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { link, text } from '../kinds.ts'

/** Words, and what the button does for a player and for a guest. */
export const depositCallFields = {
  title: text('lobby.depositTitle', 80),
  text: text('lobby.depositText', 300),
  playerText: text('lobby.depositAction', 40),
  playerLink: link('#recharge'),
  guestText: text('lobby.openAccount', 40),
  guestLink: link('#register'),
}

/** The stall where play money is handed out. */
export const depositCall = defineBlock({
  comId: 'C000130',
  name: 'deposit-call',
  place: 'page',
  fields: depositCallFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-84 rounded-l" />,
})
