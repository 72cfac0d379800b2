import { cx } from '@fairground/ui/cx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import type { imageFields } from './block.tsx'

/**
 * The picture. A picture with a meaning needs a description: one without it that is not marked as decoration is shown
 * and reported. The description also names the picture's link, so a picture without one has no link.
 */
export function View({ data, id }: ViewProps<typeof imageFields>) {
  const host = useHost()
  const text = host.useText()
  if (data.image === '') return null
  if (data.alt === '' && !data.decorative) host.report(`item ${id} (image): no words for who cannot see it`)
  const alt = data.alt === '' ? '' : text(data.alt)
  const picture = (
    <Picture
      asset={data.image}
      alt={data.decorative ? '' : alt}
      ratio={{ width: data.width, height: data.height }}
      sizes="(min-width: 1200px) 1200px, 100vw"
      className={cx(data.corners === 'round' && 'rounded-l')}
    />
  )
  return (
    <figure className="flex flex-col gap-2">
      <BlockLink
        to={alt === '' ? '' : data.link}
        label={data.decorative && alt !== '' ? alt : undefined}
        className="block"
      >
        {picture}
      </BlockLink>
      {data.caption !== '' && <figcaption className="text-s text-muted">{text(data.caption)}</figcaption>}
    </figure>
  )
}
