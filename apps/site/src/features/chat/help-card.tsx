import { buttonClass } from '@fairground/ui/button'
import { Helplines } from '../../player/helplines.tsx'
import { useChatText } from './chat-text.ts'
import { CloseButton } from './close-button.tsx'
import { PageLink } from './list/page-link.tsx'

/** Where help is, for the author of a message that speaks of distress. Nobody else sees it. */
export function HelpCard({ onClose }: { onClose(): void }) {
  const t = useChatText()
  return (
    <section
      aria-label={t('chat.helpTitle')}
      className="max-h-[50%] shrink-0 relative overflow-y-auto border-t border-line bg-block py-2 ps-3"
    >
      <div className="flex items-start gap-2">
        <p role="status" className="grow pt-2.5 text-s">
          <strong>{t('chat.helpTitle')}</strong> {t('chat.helpText')}
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <Helplines />
      <div className="mt-1 flex flex-wrap gap-2 pe-3">
        <PageLink to="/responsible?part=breaks" className={buttonClass('plain')}>
          {t('chat.helpBreak')}
        </PageLink>
        <PageLink to="/chatlive?topic=harm" className={buttonClass('plain')}>
          {t('chat.helpTalk')}
        </PageLink>
      </div>
    </section>
  )
}
