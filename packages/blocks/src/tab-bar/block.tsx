import { defineBlock } from '../block.tsx'
import { flag } from '../kinds.ts'

/** The tabs come from the design. */
export const tabBarFields = {
  /** Words below the icons. */
  labels: flag('on'),
}

/** The bar at the bottom, with the design's tabs. */
export const tabBar = defineBlock({
  comId: 'C000002',
  name: 'tab-bar',
  place: 'global',
  fields: tabBarFields,
  load: () => import('./view.tsx'),
  Sketch: () => (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-0 z-30 mx-auto h-14 max-w-[var(--column-width)] border-t border-line bg-tabbar desktop:[display:var(--tab-bar-on-pc)]"
    />
  ),
})
