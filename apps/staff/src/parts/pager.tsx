import { Button } from '@fairground/ui/button'
import { useTranslate } from '../language.tsx'

/** Rows of a page of each list. */
export const PAGE_SIZE = 20

/** The way between the pages of a list; nothing when there is one page. */
export function Pager({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const t = useTranslate()
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label={t('staff.pages')} className="mt-3 flex items-center justify-between gap-3">
      <Button size="s" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('staff.previous')}
      </Button>
      <span className="nums text-s text-muted">{t('common.of', { done: page, all: last })}</span>
      <Button size="s" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {t('staff.next')}
      </Button>
    </nav>
  )
}
