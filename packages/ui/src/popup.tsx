import X from 'lucide-react/icons/x'
import { type ReactNode, useContext } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Awning } from './awning.tsx'
import { cx } from './cx.ts'
import { PopupPhaseContext } from './popup-phase.ts'

/**
 * `card`: a centred card; `wide`: a wider one; `double`: one with room for two columns; all a sheet from the lower edge on a phone. `full`: the whole window.
 * `page`: a page in a frame: the whole width, 80 % between 1000 and 1200 px, 1000 px above.
 */
export type PopupShape = 'card' | 'wide' | 'double' | 'full' | 'page'
/** What closes it: `anyhow`: button, Escape and the mask; `button`: only button and Escape; `never`: only an answer. */
export type PopupCloses = 'anyhow' | 'button' | 'never'

// Entrances are states, not starting styles: react-aria cancels transitions that begin before it sets the state.
const overlay =
  'fixed inset-0 flex items-end justify-center bg-[var(--design-blur-color)] [backdrop-filter:var(--design-mask-filter)] transition-[opacity,visibility] duration-320 ease-out data-entering:opacity-0 data-exiting:invisible data-exiting:opacity-0 data-exiting:pointer-events-none tablet:items-center'
const moves =
  'w-full max-w-[var(--column-width)] transition-[scale,translate,opacity] duration-320 ease-out data-entering:translate-y-16 data-entering:opacity-0 data-exiting:translate-y-16 data-exiting:opacity-0 tablet:data-entering:translate-y-0 tablet:data-entering:scale-80 tablet:data-exiting:translate-y-0 tablet:data-exiting:scale-90'
const widths: Record<PopupShape, string> = {
  card: 'tablet:m-6 tablet:max-w-md',
  wide: 'tablet:m-6 tablet:max-w-2xl',
  double: 'tablet:m-6 tablet:max-w-5xl',
  full: 'h-dvh',
  page: 'h-[92dvh] min-[1000px]:w-4/5 min-[1201px]:w-[1000px]',
}
const cards: Record<PopupShape, string> = {
  card: 'max-h-[92dvh] rounded-t-l tablet:rounded-l',
  wide: 'max-h-[92dvh] rounded-t-l tablet:rounded-l',
  double: 'max-h-[92dvh] rounded-t-l tablet:rounded-l',
  full: 'h-full',
  page: 'h-full rounded-t-l tablet:rounded-l',
}

/**
 * A popup. It enters with a scale from 0.8 to 1 and a fade, on a phone from the lower edge. It traps the focus, closes
 * on Escape, on the mask and by its button, and returns the focus.
 */
export function Popup({
  title,
  closeLabel,
  onClose,
  shape = 'card',
  closes = 'anyhow',
  awning = false,
  picture,
  bare = false,
  layer = 1000,
  foot,
  children,
}: {
  title: string
  closeLabel: string
  onClose: () => void
  shape?: PopupShape
  closes?: PopupCloses
  awning?: boolean
  /** A drawing over the title; decoration. */
  picture?: ReactNode
  /** Whether only the content shows, with the button over it; screen readers still read the title. */
  bare?: boolean
  /** Its z-index: popups rise from 1000. */
  layer?: number
  /** Stays visible below the content, however long that is. */
  foot?: ReactNode
  children: ReactNode
}) {
  const isOpen = useContext(PopupPhaseContext) === 'opening'
  const head = { title, closeLabel, onClose: closes === 'never' ? undefined : onClose }
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={closes === 'anyhow'}
      isKeyboardDismissDisabled={closes === 'never'}
      // A page in a frame stays until the list of popups drops it.
      isExiting={!isOpen && shape === 'page'}
      onOpenChange={(nowOpen) => !nowOpen && onClose()}
      style={{ zIndex: layer }}
      className={overlay}
    >
      <Modal className={cx(moves, widths[shape])}>
        <Dialog
          className={cx(
            'relative flex flex-col overflow-hidden border border-line [background:var(--design-popup-gradient-bg)] shadow-raised outline-none',
            cards[shape],
          )}
        >
          {awning && <Awning />}
          {bare ? (
            <BareHead {...head} isBelowAwning={awning} />
          ) : (
            <Head {...head} picture={picture} isBelowAwning={awning} />
          )}
          <div
            className={cx(
              'relative min-h-0 grow overflow-y-auto overscroll-contain',
              !bare && shape !== 'page' && 'px-5 pb-6',
            )}
          >
            {children}
          </div>
          {foot && <div className="shrink-0 border-t border-line px-5 py-3">{foot}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface HeadProps {
  title: string
  closeLabel: string
  onClose: (() => void) | undefined
  /** Whether it stands below an awning. */
  isBelowAwning: boolean
}

function Head({ title, picture, isBelowAwning, ...close }: HeadProps & { picture: ReactNode }) {
  return (
    <>
      {picture && (
        <div aria-hidden="true" className={cx('flex justify-center px-5', isBelowAwning ? 'pt-11' : 'pt-6')}>
          {picture}
        </div>
      )}
      <div
        className={cx(
          'flex gap-3 px-5 pb-3',
          picture ? 'justify-center pt-4 text-center' : cx('items-center', isBelowAwning ? 'pt-10' : 'pt-5'),
        )}
      >
        <Heading slot="title" className={cx('min-w-0 text-l', !picture && 'grow')}>
          {title}
        </Heading>
        <CloseButton
          {...close}
          className={picture ? cx('absolute end-4', isBelowAwning ? 'top-9' : 'top-4') : '-me-1'}
        />
      </div>
    </>
  )
}

function BareHead({ title, isBelowAwning, ...close }: HeadProps) {
  return (
    <>
      <Heading slot="title" className="sr-only">
        {title}
      </Heading>
      <CloseButton {...close} className={cx('absolute end-3 z-10', isBelowAwning ? 'top-9' : 'top-3')} />
    </>
  )
}

function CloseButton({
  closeLabel,
  onClose,
  className,
}: Omit<HeadProps, 'title' | 'isBelowAwning'> & { className: string }) {
  if (!onClose) return null
  return (
    <button
      type="button"
      aria-label={closeLabel}
      onClick={onClose}
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full bg-button text-muted transition-colors duration-120 hover:text-text',
        className,
      )}
    >
      <X size={20} aria-hidden="true" />
    </button>
  )
}
