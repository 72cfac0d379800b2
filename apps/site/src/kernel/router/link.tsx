import type { ComponentProps, MouseEvent } from 'react'
import { resolveTo, type To } from './location.ts'
import { useLocation, useNavigate } from './router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** Loads the page instead of navigating. */
  reloadDocument?: boolean
}

/** A link to a page of the site. The browser handles a modified click. */
export function Link({ to, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const address = resolveTo(to, location)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || reloadDocument || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    navigate(address, { replace: address === location.pathname + location.search + location.hash })
  }
  return <a {...rest} href={address} onClick={follow} />
}
