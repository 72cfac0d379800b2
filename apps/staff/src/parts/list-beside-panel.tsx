import { cx } from '@fairground/ui/cx'
import { EmptyState } from '@fairground/ui/empty-state'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import type { ReactNode } from 'react'
import { useTranslate } from '../language.tsx'
import { type Place, printPlace } from '../place.ts'

/** A list, and beside it what is open; in a narrow window the one or the other. */
export function ListBesidePanel({ place, list, panel }: { place: Place; list: ReactNode; panel: ReactNode }) {
  const t = useTranslate()
  const isOpen = place.id !== ''
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[23rem_minmax(0,1fr)]">
      <div className={cx('min-w-0', isOpen && 'hidden desktop:block')}>{list}</div>
      <div className={cx('min-w-0', !isOpen && 'hidden desktop:block')}>
        {isOpen ? (
          <>
            <a
              href={printPlace({ ...place, id: '' })}
              className="mb-3 inline-flex min-h-11 items-center gap-2 text-s font-semibold text-muted hover:text-text desktop:hidden"
            >
              <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
              {t('staff.backToList')}
            </a>
            {panel}
          </>
        ) : (
          <EmptyState
            picture={<MousePointerClick size={40} strokeWidth={1.5} aria-hidden="true" />}
            title={t('staff.chooseTitle')}
            text={t('staff.chooseText')}
            className="rounded-l border border-dashed border-line"
          />
        )}
      </div>
    </div>
  )
}

/** A panel with what is open; its heading takes the focus when it opens. */
export function Panel({ title, badges, children }: { title: ReactNode; badges?: ReactNode; children: ReactNode }) {
  return (
    <article className="flex flex-col gap-5 rounded-l border border-line bg-block p-4 shadow-block tablet:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 ref={takeFocus} tabIndex={-1} className="nums min-w-0 text-xl break-words outline-none">
          {title}
        </h2>
        {badges}
      </div>
      {children}
    </article>
  )
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** A row of a list; it opens the panel. */
export function ListRow({ place, id, children }: { place: Place; id: string; children: ReactNode }) {
  const isOpen = place.id === id
  return (
    <li>
      <a
        href={printPlace({ ...place, id })}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'flex flex-col gap-1.5 rounded-m border bg-block px-4 py-3 transition-colors duration-120 hover:border-edge',
          isOpen ? 'border-accent' : 'border-line',
        )}
      >
        {children}
      </a>
    </li>
  )
}
