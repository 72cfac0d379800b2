import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'

/** Leads through a list page by page; nothing while one page holds all of it. */
export function Pager({
  label,
  page,
  hasOlder,
  onTurn,
}: {
  label: string
  page: number
  hasOlder: boolean
  onTurn: (page: number) => void
}) {
  const t = useTranslate()
  if (page === 1 && !hasOlder) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-between gap-3">
      <Button size="s" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('wallet.newer')}
      </Button>
      <span className="text-s text-muted">{t('wallet.page', { page })}</span>
      <Button size="s" disabled={!hasOlder} onClick={() => onTurn(page + 1)}>
        {t('wallet.older')}
      </Button>
    </nav>
  )
}
