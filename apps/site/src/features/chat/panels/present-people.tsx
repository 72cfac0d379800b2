import * as chat from '@fairground/contract/calls/chat'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { useChatText } from '../chat-text.ts'

/** The names of those who have a room open, for a moderator. */
export function PresentPeople({ roomId }: { roomId: string }) {
  const t = useChatText()
  const { data = [] } = useQuery({
    queryKey: ['chat-present', roomId],
    queryFn: async () => (await call(chat.present, { roomId }, { errors: 'ignore' })).list,
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <>
      <h3 className="mt-3 text-s">{t('chat.present')}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-s text-muted">
        {data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}
