import type { RoundPage } from '@fairground/contract/round'
import { Button } from '@fairground/ui/button'
import { lazyPart } from '@fairground/ui/lazy-part'
import Share2 from 'lucide-react/icons/share-2'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'

const SharePopup = lazyPart(() => import('./share-popup.tsx'), 'SharePopup')

/** The button that opens the round's picture. The address opens it too: `#share`, the link of a won ticket. */
export function ShareButton({ round }: { round: RoundPage }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(location.hash === '#share')
  return (
    <>
      <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
        <Share2 size={18} aria-hidden="true" />
        {t('share.title')}
      </Button>
      <Suspense>{isOpen && <SharePopup round={round} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
