import { Button, useCopy } from '@fairground/ui'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useTranslate } from '../../kernel/language/language.ts'

/** Copies a text and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(text)
  const Icon = isCopied ? Check : Copy
  return (
    <Button size="s" onClick={() => void copy()}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('common.copied') : label}</span>
    </Button>
  )
}
