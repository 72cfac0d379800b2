import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useHost } from './host.ts'

/** Shown by a block without its answer: a sentence, and a button that tries again. */
export function Failed({ retry, className }: { retry: () => void; className?: string }) {
  const t = useHost().useTranslate()
  return (
    <div
      role="status"
      className={cx(
        'flex flex-col items-center justify-center gap-3 rounded-m border border-line bg-block px-6 py-8 text-center shadow-block',
        className,
      )}
    >
      <p className="max-w-sm text-s text-muted">{t('common.failed')}</p>
      <Button size="s" onClick={retry}>
        <RotateCcw size={16} aria-hidden="true" />
        {t('common.again')}
      </Button>
    </div>
  )
}
