import { Skeleton } from '@fairground/ui'
import { defineBlock } from '../block.tsx'
import { bannerCarouselFields } from './fields.ts'

/** Banners that go by one after the other. */
export const bannerCarousel = defineBlock({
  comId: 'C000101',
  name: 'banner-carousel',
  place: 'page',
  fields: bannerCarouselFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-[220px] rounded-l desktop:h-[300px]" />,
})
