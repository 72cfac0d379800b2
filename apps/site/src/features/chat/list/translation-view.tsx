import type { ChatMessage } from '@fairground/contract/chat'
import { Button } from '@fairground/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Languages from 'lucide-react/icons/languages'
import { sentenceOf } from '../../../calls/reactions.ts'
import { useChatText } from '../chat-text.ts'
import type { Translation } from '../room/translations.ts'
import { useRoomActions } from './room-actions.ts'

/** The translation of a message with its mark, or why there is none. */
export function TranslationView({ message, translation }: { message: ChatMessage; translation: Translation }) {
  const t = useChatText()
  const { translate, hideTranslation } = useRoomActions()
  const { status } = translation
  /** Does what removes the pressed button: the focus goes to the message's own. */
  function leave(deed: () => void): void {
    document.querySelector<HTMLElement>(`[data-message="${message.id}"]`)?.focus()
    deed()
  }
  return (
    <div className="mt-1 border-s-2 border-line ps-2.5">
      <div role="status">
        {status === 'busy' && (
          <p className="flex items-center gap-1.5 text-xs text-muted">
            <Clock size={14} aria-hidden="true" />
            {t('chat.translating')}
          </p>
        )}
        {status === 'done' && (
          <>
            <p dir="auto" lang={translation.locale} className="text-s wrap-anywhere whitespace-pre-wrap">
              {translation.text}
            </p>
            <Mark {...translation} />
          </>
        )}
        {status === 'failed' && (
          <p className="flex items-start gap-1.5 text-xs text-loss">
            <CircleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            {sentenceOf(translation.error)}
          </p>
        )}
      </div>
      {status !== 'busy' && (
        <div className="-ms-4 flex flex-wrap">
          {status === 'failed' && (
            <Button size="m" look="ghost" className="text-xs" onClick={() => leave(() => translate(message))}>
              {t('chat.again')}
            </Button>
          )}
          <Button size="m" look="ghost" className="text-xs" onClick={() => leave(() => hideTranslation(message.id))}>
            {t('chat.hideTranslation')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Says that no person has made the translation, and from which language it is, where that is known. */
function Mark({ locale, from }: { locale: string; from: string | undefined }) {
  const t = useChatText()
  const language = from === undefined ? undefined : languageName(from, locale)
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Languages size={14} aria-hidden="true" className="shrink-0" />
      {language === undefined ? t('chat.translated') : t('chat.translatedFrom', { language })}
    </p>
  )
}

function languageName(tag: string, locale: string): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(tag)
}
