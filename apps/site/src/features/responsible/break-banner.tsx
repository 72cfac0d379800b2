import type { User } from '@fairground/contract/user'
import { Button, buttonClass } from '@fairground/ui/button'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { usePauseWords } from '../../player/pause-words.ts'
import { openPopup } from '../../popups/popups.ts'

/** During a break: until when it runs, and what stays open. */
export function BreakBanner({ pause }: { pause: NonNullable<User['pause']> }) {
  const t = useTranslate()
  const words = usePauseWords()
  return (
    <section aria-label={t('responsible.onBreak')} className="border-b border-line bg-block px-4 py-3">
      <div className="mx-auto flex max-w-[var(--max-width)] flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 text-s font-semibold">
          <HeartHandshake size={20} aria-hidden="true" className="shrink-0 text-info" />
          {words(pause)}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="s" onClick={() => openPopup({ name: 'wallet', tab: 'withdraw' })}>
            {t('withdraw.tab')}
          </Button>
          <Link to="/responsible?part=statement" className={buttonClass('plain', 's')}>
            {t('responsible.statement')}
          </Link>
        </span>
      </div>
    </section>
  )
}
