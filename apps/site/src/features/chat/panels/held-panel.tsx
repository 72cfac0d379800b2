import * as chat from '@fairground/contract/calls/chat'
import { Button } from '@fairground/ui/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { useChatText } from '../chat-text.ts'
import type { RoomSession } from '../room/room-session.ts'
import { Panel } from './panel.tsx'

/** How often a helper's list is read again. */
const AGAIN_MS = 20_000

/** The messages of a room that wait for a helper, the oldest first. */
export const heldQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['chat-held', roomId] as const,
    queryFn: async () => (await call(chat.held, { roomId }, { errors: 'ignore' })).list,
    refetchInterval: AGAIN_MS,
  })

/** The messages that wait; a helper publishes or rejects each. */
export function HeldPanel({ session, roomId, onClose }: { session: RoomSession; roomId: string; onClose(): void }) {
  const t = useChatText()
  const { data = [] } = useQuery(heldQuery(roomId))
  const decide = (id: string, action: 'approve' | 'reject') =>
    void session
      .moderate({ action, id })
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey: heldQuery(roomId).queryKey }))
  return (
    <Panel title={t('chat.heldList')} onClose={onClose}>
      {data.length === 0 && <p className="py-3 text-s text-muted">{t('chat.heldNone')}</p>}
      <ul>
        {data.map(({ id, author, body, why }) => (
          <li key={id} className="border-b border-line py-2 last:border-0">
            <p className="text-xs text-muted">
              <strong className="font-semibold text-text">{author.name}</strong>{' '}
              {t(why === 'word' ? 'chat.heldWord' : 'chat.heldDuplicate')}
            </p>
            <p dir="auto" className="text-s wrap-anywhere whitespace-pre-wrap">
              {body}
            </p>
            <div className="mt-1 flex gap-2">
              <Button onClick={() => decide(id, 'approve')}>{t('chat.approve')}</Button>
              <Button look="danger" onClick={() => decide(id, 'reject')}>
                {t('chat.reject')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
