import type { ChatAuthor, ChatMessage } from '@fairground/contract/chat'
import { Awning } from '@fairground/ui/awning'
import { Button } from '@fairground/ui/button'
import { Skeleton } from '@fairground/ui/skeleton'
import { toast } from '@fairground/ui/toast-store'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { PlayerAvatar } from '../../../design/player-avatar.tsx'
import { useChatText } from '../chat-text.ts'
import { CloseButton } from '../close-button.tsx'
import { PageLink } from '../list/page-link.tsx'
import type { DeskProps } from '../panels/room-desk.tsx'
import { ProfileFacts, ProfileLine } from './profile-facts.tsx'
import { profileQuery } from './profile-query.ts'

type CardProps = Pick<DeskProps, 'session' | 'state' | 'setDesk' | 'write' | 'text'> & {
  author: ChatAuthor
  /** The message by which the author was chosen. */
  message: ChatMessage
  isWriter: boolean
  onClose(): void
}

/** A player at the top of a room: who it is, what was played, and what can be done. It takes the focus. */
export function ProfileCard(props: CardProps) {
  const { author, onClose } = props
  const t = useChatText()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(profileQuery(author.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player's card takes the focus too
  useEffect(() => card.current?.focus(), [author.id])
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="relative isolate mx-2 mt-2 max-h-[70%] shrink-0 overflow-x-hidden overflow-y-auto rounded-m border border-line bg-block px-3 pt-5 pb-3 shadow-block outline-none focus-visible:outline-2 focus-visible:outline-focus"
    >
      <Awning className="w-[200%] origin-top-left scale-50 rtl:origin-top-right" />
      <div className="flex items-center gap-3">
        <PlayerAvatar {...(data?.player ?? author)} seed={author.id} className="size-12 text-l" />
        <div className="min-w-0 grow">
          <h3 id={titleId} className="truncate text-m">
            {author.name}
          </h3>
          {data ? <ProfileLine profile={data} /> : !error && <Skeleton className="my-0.5 h-3.5 w-32" />}
        </div>
        <span className="self-start">
          <CloseButton onClose={onClose} />
        </span>
      </div>
      {data ? (
        <ProfileFacts played={data.played} className="mt-2" />
      ) : error ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-s text-muted">
          {t('chat.profileFailed')}
          <Button onClick={() => void refetch()}>{t('chat.again')}</Button>
        </p>
      ) : (
        <Skeleton className="mt-2 h-10 w-full" />
      )}
      <Deeds {...props} />
    </div>
  )
}

function Deeds({ session, state, author, message, text, write, setDesk, isWriter, onClose }: CardProps) {
  const t = useChatText()
  const { me, role, ignored } = state
  const isMuted = ignored.includes(author.id)
  const pageLink = (
    <PageLink
      to={`/player/${author.id === me?.id ? 'me' : author.id}`}
      className="inline-flex min-h-11 items-center rounded-s px-2 text-s font-semibold text-accent-text"
    >
      {t(author.id === me?.id ? 'chat.profileOwn' : 'chat.profilePage')}
    </PageLink>
  )
  async function mute(): Promise<void> {
    try {
      await session.ignore(author.id, isMuted ? 'show' : 'ignore')
      if (!isMuted) toast(t('chat.ignoredToast', { name: author.name }))
    } catch {
      // The site has said why.
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {isWriter && author.id !== me?.id && (
        <Button
          onClick={() => {
            onClose()
            write({ kind: 'new' }, `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${author.name} `)
          }}
        >
          {t('chat.mention')}
        </Button>
      )}
      {role !== 'visitor' && author.id !== me?.id && (
        <>
          <Button aria-pressed={isMuted} onClick={() => void mute()}>
            {t('chat.muteAuthor')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              setDesk({ kind: 'report', message })
            }}
          >
            {t('chat.report')}
          </Button>
        </>
      )}
      {pageLink}
    </div>
  )
}
