/**
 * Makes a game's keys work at once: its main part takes the focus whenever the frame page has it and no element inside
 * does. Pass it to the element as its `ref`.
 */
export function takeFocus(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined
  const take = () => {
    if (document.hasFocus() && document.activeElement === document.body) main.focus({ preventScroll: true })
  }
  take()
  addEventListener('focus', take)
  return () => removeEventListener('focus', take)
}
