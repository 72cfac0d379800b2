import { cx } from '@fairground/ui'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import type { imageFields } from './block.tsx'

/**
 * The picture. One that says something has words for who cannot see it: without them, and not marked as decoration, it is
 * shown and reported. A linked picture takes its link's name from those words too, so without any it has no link.
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
