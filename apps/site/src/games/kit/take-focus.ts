/**
 * Lets a game's keys work as soon as it stands: its main part takes the focus when the frame has it and nothing in it does,
 * now and each time that the frame gets it. Give it to the element as its `ref`.
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
