import { GLOBAL_DESIGN } from '@fairground/contract/design'
import { defineBlock } from '../block.tsx'
import { globalDesignFields } from './fields.ts'

/** Colours, measures and switches of the whole site. It shows nothing itself; its host applies it. */
export const globalDesign = defineBlock({
  comId: GLOBAL_DESIGN,
  name: 'global-design',
  place: 'global',
  fields: globalDesignFields,
  load: () => import('./view.tsx'),
  Sketch: () => null,
})
