import { GLOBAL_DESIGN } from '@fairground/contract'
import { defineBlock } from '../block.tsx'
import { globalDesignFields } from './fields.ts'

/** Colours, measures and switches of the whole site. Shows nothing of its own: its host puts it into force. */
export const globalDesign = defineBlock({
  comId: GLOBAL_DESIGN,
  name: 'global-design',
  place: 'global',
  fields: globalDesignFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
