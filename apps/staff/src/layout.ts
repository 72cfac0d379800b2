const tablet = matchMedia('(min-width: 768px)')
const desktop = matchMedia('(min-width: 1024px)')

/** Keeps the layout attribute of the page, which the parts of `packages/ui` follow, at the width of the window. */
export function followWidth(): void {
  const set = () => {
    document.documentElement.dataset.layout = desktop.matches ? 'desktop' : tablet.matches ? 'tablet' : 'phone'
  }
  set()
  tablet.addEventListener('change', set)
  desktop.addEventListener('change', set)
}
