import { BrandMark } from '@fairground/ui/brand-mark'
import { cx } from '@fairground/ui/cx'
import { useHost } from './host.ts'

/** The product's mark, or the operator's logo, with its name. */
export function Brand({
  logo,
  name,
  nameClass,
}: {
  logo: string
  name: string
  /** Classes of the name, for places without room for it on every screen. */
  nameClass?: string | undefined
}) {
  const host = useHost()
  if (logo !== '') {
    return <img src={host.assetUrl(logo, { width: 160, height: 32 })} alt="" className="h-8 max-w-40 object-contain" />
  }
  return (
    <>
      <BrandMark className="size-8 shrink-0" />
      <span className={cx('truncate font-display text-l font-extrabold tracking-tight', nameClass)}>{name}</span>
    </>
  )
}
