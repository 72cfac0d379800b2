import { Skeleton } from '@fairground/ui/skeleton'
import { defineBlock } from '../block.tsx'
import { choice, image, link, list, number, text } from '../kinds.ts'

/** The slides, and how long each one stays. */
export const bannerCarouselFields = {
  label: text('content.banners', 80),
  slides: list(
    {
      /** Without a picture the slide has a coloured ground. */
      image: image(),
      mobileImage: image(),
      title: text('', 120),
      text: text('', 240),
      buttonText: text('', 40),
      link: link(),
      ground: choice('night', 'sunset', 'lantern'),
    },
    12,
  ),
  /** 0 stays until the player moves on. */
  seconds: number(6, 0, 60),
  pcHeight: number(300, 120, 800),
  mobileHeight: number(220, 120, 800),
}

/** Banners that go by one after the other. */
export const bannerCarousel = defineBlock({
  comId: 'C000101',
  name: 'banner-carousel',
  place: 'page',
  urges: true,
  fields: bannerCarouselFields,
  load: () => import('./view.tsx'),
  Sketch: () => <Skeleton className="h-[220px] rounded-l desktop:h-[300px]" />,
})
