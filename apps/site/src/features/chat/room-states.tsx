import type { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import DoorClosed from 'lucide-react/icons/door-closed'
import Lock from 'lucide-react/icons/lock'
import MessagesSquare from 'lucide-react/icons/messages-square'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useChatText } from './chat-text.ts'

const icon = { size: 40, strokeWidth: 1.5, 'aria-hidden': true } as const
/** Widths of the lines of the skeleton's messages. */
const LINES = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3']

/** A room that is opening: the shape of its messages and of its field. */
export function RoomSkeleton() {
  const t = useTranslate()
  return (
    <div className="flex h-full min-h-0 flex-col justify-end overflow-hidden p-3">
      <Loading label={t('common.loading')}>
        {LINES.map((width) => (
          <div key={width} className="mb-4 flex gap-2.5">
            <Skeleton className="size-9 shrink-0 rounded-full" />
            <div className="grow">
              <Skeleton className="mb-1.5 h-3.5 w-24" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          </div>
        ))}
        <Skeleton className="h-11 w-full rounded-m" />
      </Loading>
    </div>
  )
}

/** A room that does not open, why, and what to do. */
export function RefusedRoom({
  refusal,
  onAgain,
  onOtherRooms,
}: {
  refusal: CallError
  onAgain(): void
  onOtherRooms: (() => void) | undefined
}) {
  const t = useChatText()
  const others = onOtherRooms && <Button onClick={onOtherRooms}>{t('chat.chooseRoom')}</Button>
  const again = <Button onClick={onAgain}>{t('chat.again')}</Button>
  switch (refusal.errorName) {
    case 'room_unknown':
    case 'invalid_request':
      return (
        <Centre>
          <EmptyState
            picture={<DoorClosed {...icon} />}
            title={t('chat.unknownTitle')}
            text={t('chat.unknownText')}
            action={others}
          />
        </Centre>
      )
    case 'level_needed':
      return (
        <Centre>
          <EmptyState
            picture={<Lock {...icon} />}
            title={t('chat.levelTitle', { level: refusal.params?.level ?? '' })}
            text={t('chat.levelText')}
            action={others}
          />
        </Centre>
      )
    case 'banned':
    case 'reading_closed':
    case 'room_full':
      return (
        <Centre>
          <EmptyState
            picture={<Lock {...icon} />}
            title={t('chat.refusedTitle')}
            text={sentenceOf(refusal)}
            action={refusal.errorName === 'room_full' ? again : refusal.errorName === 'banned' ? others : undefined}
          />
        </Centre>
      )
    default:
      return (
        <Centre>
          <EmptyState
            picture={<WifiOff {...icon} />}
            title={t('chat.failedTitle')}
            text={sentenceOf(refusal)}
            action={again}
          />
        </Centre>
      )
  }
}

/** A room without messages. */
export function EmptyRoom({ mayWrite }: { mayWrite: boolean }) {
  const t = useChatText()
  return (
    <Centre>
      <EmptyState
        picture={<MessagesSquare {...icon} />}
        title={t('chat.emptyTitle')}
        text={t(mayWrite ? 'chat.emptyText' : 'chat.emptyReadText')}
      />
    </Centre>
  )
}

function Centre({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center relative overflow-y-auto">{children}</div>
  )
}
