/**
 * Makes a game's keys work at once: its main part takes the focus whenever the frame page has it and no element inside
 * does. A popup of the shell takes the focus out of the frame; afterwards the element that had it gets it back. Pass it
 * to the element as its `ref`.
 */
export function takeFocus(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined
  let last: EventTarget | null = main
  const isLost = () => document.hasFocus() && document.activeElement === document.body
  const take = () => {
    if (isLost() && last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
    if (isLost()) main.focus({ preventScroll: true })
  }
  const note = ({ target }: FocusEvent) => {
    last = target
  }
  take()
  addEventListener('focus', take)
  document.addEventListener('focusin', note)
  return () => {
    removeEventListener('focus', take)
    document.removeEventListener('focusin', note)
  }
}
