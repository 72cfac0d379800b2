import { Popup, type PopupCloses } from '@fairground/ui/popup'
import type { ReactNode } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, type PopupName } from '../../popups/popups.ts'

/** The layout of most popups: a drawing, a sentence, and buttons, the most important first. */
export function ScenePopup({
  name,
  layer,
  picture,
  title,
  text,
  closes,
  onClose = () => closePopup(name),
  children,
}: {
  name: PopupName
  layer: number
  picture: ReactNode
  title: string
  text?: string | undefined
  closes?: PopupCloses
  /** Called in place of closing the popup. */
  onClose?: () => void
  children?: ReactNode
}) {
  const t = useTranslate()
  return (
    <Popup
      awning
      title={title}
      picture={picture}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={onClose}
      {...(closes ? { closes } : {})}
    >
      {text && <p className="mx-auto mb-5 max-w-sm text-center text-muted">{text}</p>}
      <div className="flex flex-col gap-3">{children}</div>
    </Popup>
  )
}
