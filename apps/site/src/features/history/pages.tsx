import { buttonClass } from '@fairground/ui/button'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { type Place, placeSearch } from './bets-query.ts'

/**
 * Links to the pages, each with its own address. Empty for a single page.
 * @param props.older the place after the last page, if there is one
 */
export function Pages({ place, pages, older }: { place: Place; pages: number; older: Place | undefined }) {
  const t = useTranslate()
  if (pages <= 1) return null
  const { page } = place
  const nextPlace = page < pages ? { ...place, page: page + 1 } : older
  return (
    <nav
      aria-label={t('history.pages')}
      className="flex items-center justify-between gap-3 rounded-m border border-line bg-[var(--design-table-footer-bg)] p-2"
    >
      <Step place={{ ...place, page: page - 1 }} open={page > 1} label={t('history.previous')} back />
      <span className="nums text-s text-muted">{t('history.page', { page, pages })}</span>
      <Step place={nextPlace ?? place} open={nextPlace !== undefined} label={t('history.next')} back={false} />
    </nav>
  )
}

function Step({ place, open, label, back }: { place: Place; open: boolean; label: string; back: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight
  const picture = <Icon size={18} aria-hidden="true" className="rtl:-scale-x-100" />
  if (!open) return <span className={buttonClass('plain', 'm', 'opacity-40')}>{picture}</span>
  return (
    <Link to={placeSearch(place)} rel={back ? 'prev' : 'next'} aria-label={label} className={buttonClass()}>
      {picture}
    </Link>
  )
}
