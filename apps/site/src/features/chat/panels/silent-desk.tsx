import { Button } from '@fairground/ui/button'
import { sentenceOf } from '../../../calls/reactions.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { openPopup } from '../../../popups/popups.ts'
import { useChatText } from '../chat-text.ts'
import type { RoomView } from '../room/room-view.ts'
import type { mayWrite } from '../write/may-write.ts'

/** Why there is no field: who may only read, until when, and what to do. */
export function SilentDesk({ why, view }: { why: Exclude<ReturnType<typeof mayWrite>, 'yes'>; view: RoomView }) {
  const t = useChatText()
  const locale = useLocale()
  if (why === 'visitor') {
    return (
      <div className="flex items-center gap-3 border-t border-line px-3 py-2">
        <p className="grow text-s text-muted">{t('chat.logInText')}</p>
        <Button look="primary" className="shrink-0" aria-haspopup="dialog" onClick={() => openPopup({ name: 'login' })}>
          {t('chat.logIn')}
        </Button>
      </div>
    )
  }
  const { silence } = view
  const untilMs = why === 'silenced' ? silence?.untilMs : undefined
  const time =
    untilMs !== undefined &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(untilMs)
  return (
    <div role="status" className="border-t border-line px-3 py-3 text-s">
      <p>
        {why === 'silenced' && silence
          ? sentenceOf(silence.error)
          : t(why === 'locked' ? 'chat.lockedText' : 'chat.announceText')}
      </p>
      {time && <p className="nums mt-0.5 text-xs text-muted">{t('chat.silenceEnds', { time })}</p>}
    </div>
  )
}
