import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Awning } from './awning.tsx'
import { cx } from './cx.ts'

/**
 * A popup: a centred card on wide layouts (scale 0.8 to 1 with fade), a sheet from the bottom edge on a phone. Traps the
 * focus, closes on Escape, on the mask and by its button, and gives the focus back.
 */
export function Popup({
  title,
  closeLabel,
  onClose,
  wide = false,
  awning = false,
  layer = 1000,
  children,
}: {
  title: string
  closeLabel: string
  onClose: () => void
  wide?: boolean
  awning?: boolean
  /** Its z-index: popups rise from 1000. */
  layer?: number
  children: ReactNode
}) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      style={{ zIndex: layer }}
      className="fixed inset-0 flex items-end justify-center bg-[var(--design-blur-color)] backdrop-blur-sm transition-opacity duration-320 ease-out starting:opacity-0 data-exiting:opacity-0 tablet:items-center tablet:p-6"
    >
      <Modal
        className={cx(
          'w-full transition-[scale,translate,opacity] duration-320 ease-out starting:translate-y-16 starting:opacity-0 data-exiting:opacity-0 tablet:starting:translate-y-0 tablet:starting:scale-80 tablet:data-exiting:scale-90',
          wide ? 'tablet:max-w-2xl' : 'tablet:max-w-md',
        )}
      >
        <Dialog className="relative flex max-h-[92dvh] flex-col overflow-hidden rounded-t-l border border-line [background:var(--design-popup-gradient-bg)] shadow-raised outline-none tablet:rounded-l">
          {awning && <Awning />}
          <div className={cx('flex items-center gap-3 px-5 pb-3', awning ? 'pt-10' : 'pt-5')}>
            <Heading slot="title" className="min-w-0 grow text-l">
              {title}
            </Heading>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="-me-1 grid size-10 shrink-0 place-items-center rounded-full bg-button text-muted transition-colors duration-120 hover:text-text"
            >
              <X size={20} aria-hidden="true" />
            </button>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
