import { useCopy } from '@fairground/ui/use-copy'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslate } from '../../kernel/language/language.ts'

interface SeedLineProps {
  label: string
  value: string
  hint?: string | undefined
}

/** A seed, a commitment or a number of a proof in full, with a copy button. */
export function SeedLine({ label, value, hint }: SeedLineProps) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(value)
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex items-start gap-2">
      <dl className="min-w-0 grow">
        <dt className="text-xs text-muted">{label}</dt>
        <dd className="font-mono text-s break-all">{value}</dd>
        {hint && <dd className="text-xs text-muted">{hint}</dd>}
      </dl>
      <button
        type="button"
        aria-label={`${t('common.copy')}: ${label}`}
        onClick={() => void copy()}
        className="grid size-9 shrink-0 place-items-center rounded-s text-muted transition-colors duration-120 hover:bg-button hover:text-text"
      >
        <Icon size={16} aria-hidden="true" className={isCopied ? 'text-safe' : undefined} />
        <span aria-live="polite" className="sr-only">
          {isCopied && t('common.copied')}
        </span>
      </button>
    </div>
  )
}
