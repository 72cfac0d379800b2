import { Dots } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Popup } from '@fairground/ui/popup'
import { PopupPhaseContext } from '@fairground/ui/popup-phase'
import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type RequestOf } from '../../popups/popups.ts'
import { findFrameAddress } from './frame-address.ts'

/**
 * A page in an iframe under a title (RT-18). The iframe stays for 3 s after closing, hidden, so that its page can
 * finish.
 */
export function FramePopup({ request, layer }: { request: RequestOf<'frame'>; layer: number }) {
  const t = useTranslate()
  const { title, url } = request
  const address = findFrameAddress(url, location.origin)
  useEarlyFocusReturn()
  return (
    <Popup shape="page" title={title} closeLabel={t('common.close')} layer={layer} onClose={() => closePopup('frame')}>
      {address === undefined ? (
        <EmptyState title={t('popups.frameRefusedTitle')} text={t('popups.frameRefusedText')} />
      ) : (
        <Page key={address} title={title} address={address} />
      )}
    </Popup>
  )
}

function Page({ title, address }: { title: string; address: string }) {
  const t = useTranslate()
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      {!isLoaded && (
        <div role="status" className="absolute inset-0 grid place-items-center text-bulb">
          <span className="sr-only">{t('popups.frameLoading', { title })}</span>
          <span className="relative block h-6 w-16">
            <Dots />
          </span>
        </div>
      )}
      <iframe
        src={address}
        title={title}
        allow="clipboard-read; clipboard-write"
        onLoad={() => setLoaded(true)}
        className="relative block size-full border-0"
      />
    </>
  )
}

/** A popup returns the focus when it leaves the page; this one must do it earlier, when it closes. */
function useEarlyFocusReturn(): void {
  const isClosing = useContext(PopupPhaseContext) === 'closing'
  const opener = useRef(document.activeElement)
  useEffect(() => {
    if (isClosing && opener.current instanceof HTMLElement) opener.current.focus()
  }, [isClosing])
}
