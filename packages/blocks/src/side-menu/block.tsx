import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { flag, image, link, list, text } from '../kinds.ts'

/** The menus, and the parts above and below them. */
export const sideMenuFields = {
  logo: image(),
  brand: text('common.brand', 40),
  link: link('/'),
  /** The ids of the design's menus, in their order. */
  menus: list({ id: text('', 64) }, 10, [{ id: 'main' }, { id: 'more' }]),
  language: flag('on'),
  noteTitle: text('shell.footPlay', 80),
  noteText: text('shell.footPlayText', 300),
}

/** The menu at the inline start of desktops: a panel, a rail, or a drawer, by the global design's expandMenuMode. */
export const sideMenu = defineBlock({
  comId: 'C000003',
  name: 'side-menu',
  place: 'global',
  fields: sideMenuFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div
      aria-hidden="true"
      className="fixed inset-y-0 start-0 z-30 hidden w-[var(--menu-room)] flex-col gap-3 border-e border-line bg-menu px-3 pt-20 desktop:flex"
    >
      {['a', 'b', 'c', 'd'].map((line) => (
        <Skeleton key={line} className="h-9 w-full" />
      ))}
    </div>
  ),
})
