import { QrCode } from '@fairground/ui/qr-code'
import Smartphone from 'lucide-react/icons/smartphone'
import { useMatches } from '../kernel/browser/use-matches.ts'
import { useTranslate } from '../kernel/language/language.ts'

/** The width that the card needs beside the phone's column. */
const WIDE = '(width >= 1024px)'

/** A card beside the column of a site made for phones: a code that opens this page on one. */
export function OpenOnPhone() {
  const t = useTranslate()
  const isWide = useMatches(WIDE)
  if (!isWide) return null
  return (
    <aside className="fixed end-8 bottom-8 flex w-52 flex-col items-center gap-3 rounded-l border border-line bg-block p-5 text-center shadow-block">
      <QrCode text={location.href} label={t('content.phoneCode')} />
      <p className="flex items-center gap-2 text-s font-semibold">
        <Smartphone size={18} aria-hidden="true" className="shrink-0 text-accent-text" />
        {t('content.phoneOnly')}
      </p>
    </aside>
  )
}
