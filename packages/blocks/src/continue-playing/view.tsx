import * as game from '@fairground/contract/calls/game'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Suspense } from 'react'
import type { ViewProps } from '../block.tsx'
import { useHost } from '../host.ts'
import type { continuePlayingFields } from './block.tsx'

const Ticket = lazyPart(() => import('./ticket.tsx'), 'Ticket')

/** The player's unfinished rounds; nothing without any. */
export function View({ data }: ViewProps<typeof continuePlayingFields>) {
  const host = useHost()
  const loggedIn = host.useLoggedIn()
  const { answer } = host.useAnswer(game.open, {})
  if (!loggedIn || !answer || answer.list.length === 0) return null
  return (
    <Suspense>
      <Ticket data={data} rounds={answer.list} />
    </Suspense>
  )
}
