import { Button } from '@fairground/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { sentenceOf } from '../../../calls/reactions.ts'
import { useChatText } from '../chat-text.ts'
import type { OwnSend } from '../room/room-state.ts'
import { useRoomActions } from './room-actions.ts'

/** A text of the player that is not in the room: being sent, waiting for a helper, or refused. */
export function SendRow({ send }: { send: OwnSend }) {
  const t = useChatText()
  const { retry, change, drop } = useRoomActions()
  const { status, body, error } = send
  return (
    <div className="flex min-h-11 flex-col gap-1 py-1.5 ps-14 pe-3">
      <p dir="auto" className="text-s wrap-anywhere whitespace-pre-wrap text-muted">
        {body}
      </p>
      {status === 'sending' && (
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Clock size={14} aria-hidden="true" />
          {t('chat.sending')}
        </p>
      )}
      {status === 'held' && (
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-info">
          <Clock size={14} aria-hidden="true" />
          <strong className="font-semibold">{t('chat.heldTitle')}</strong>
          <span className="text-muted">{t('chat.heldText')}</span>
        </p>
      )}
      {status === 'failed' && (
        <>
          <p role="alert" className="flex items-start gap-1.5 text-xs text-loss">
            <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('chat.failed', { why: error ? sentenceOf(error) : '' })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="m" onClick={() => retry(send)}>
              {t('chat.retry')}
            </Button>
            <Button size="m" look="ghost" onClick={() => change(send)}>
              {t('chat.change')}
            </Button>
            <Button size="m" look="ghost" onClick={() => drop(send)}>
              {t('chat.drop')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
