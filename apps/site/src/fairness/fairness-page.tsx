import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../kernel/language/language.ts'
import { Link } from '../kernel/router/index.ts'
import { FairnessPanel } from './fairness-panel.tsx'

/** `/fairness`: the player's seeds, and an explanation. */
export function FairnessPage() {
  const t = useTranslate()
  return (
    <div className="grid items-start gap-6 pb-4 desktop:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <h1 className="text-xl">{t('fairness.title')}</h1>
        <FairnessPanel />
      </div>
      <section className="flex flex-col gap-4 rounded-l border border-line bg-block p-5 desktop:sticky desktop:top-24">
        <h2 className="text-l">{t('fairness.howTitle')}</h2>
        <ol className="flex flex-col gap-4">
          {(['fairness.how1', 'fairness.how2', 'fairness.how3'] as const).map((key, at) => (
            <li key={key} className="flex gap-3 text-s">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-button font-display font-bold text-accent-text"
              >
                {at + 1}
              </span>
              <span>{t(key)}</span>
            </li>
          ))}
        </ol>
        <Link to="/verify" className={buttonClass()}>
          {t('fairness.openVerify')}
        </Link>
      </section>
    </div>
  )
}
