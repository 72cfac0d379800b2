import { BrandMark } from '@fairground/ui'
import { useHost } from './host.ts'

/** The house's mark, or the operator's logo, with its name. */
export function Brand({ logo, name }: { logo: string; name: string }) {
  const host = useHost()
  if (logo !== '') {
    return <img src={host.assetUrl(logo, { width: 160, height: 32 })} alt="" className="h-8 max-w-40 object-contain" />
  }
  return (
    <>
      <BrandMark className="size-8 shrink-0" />
      <span className="truncate font-display text-l font-extrabold tracking-tight">{name}</span>
    </>
  )
}
