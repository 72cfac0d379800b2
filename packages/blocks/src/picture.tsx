import { cx } from '@fairground/ui/cx'
import { useHost } from './host.ts'

/** The widths in which the server makes pictures; a browser loads the one that fits. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const

/**
 * A picture of the operator's in a box of its ratio, so that nothing moves when it loads. It fills the box. `alt`
 * describes it; empty for decoration.
 */
export function Picture({
  asset,
  alt,
  ratio,
  sizes = '100vw',
  className,
}: {
  asset: string
  alt: string
  ratio: { width: number; height: number }
  /** How wide it is shown, as the browser's `sizes`. */
  sizes?: string
  className?: string | undefined
}) {
  const host = useHost()
  const at = (width: number) =>
    host.assetUrl(asset, { width, height: Math.round((width * ratio.height) / ratio.width) })
  const addresses = WIDTHS.map((width) => ({ width, address: at(width) }))
  // A picture of another site has one address, whatever the size.
  const isSized = new Set(addresses.map(({ address }) => address)).size > 1
  return (
    <img
      src={isSized ? at(960) : host.assetUrl(asset)}
      srcSet={isSized ? addresses.map(({ width, address }) => `${address} ${width}w`).join(', ') : undefined}
      sizes={isSized ? sizes : undefined}
      alt={alt}
      width={ratio.width}
      height={ratio.height}
      loading="lazy"
      decoding="async"
      className={cx('block h-auto w-full bg-button object-cover', className)}
      style={{ aspectRatio: `${ratio.width} / ${ratio.height}` }}
    />
  )
}
