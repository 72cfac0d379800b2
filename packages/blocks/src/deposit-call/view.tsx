import { Awning } from '@fairground/ui/awning'
import { buttonClass } from '@fairground/ui/button'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import type { depositCallFields } from './block.tsx'
import { Coins } from './coins.tsx'

/** The invitation: to deposit for a player, to open an account for a guest. */
export function View({ data }: ViewProps<typeof depositCallFields>) {
  const host = useHost()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  return (
    <section className="relative isolate flex flex-col justify-center overflow-hidden rounded-l border border-line bg-block px-6 pt-14 pb-7 text-center shadow-block">
      <Awning />
      <Coins />
      <h2 className="text-l">{text(data.title)}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-xs text-s text-muted">{text(data.text)}</p>
      <span className="block" data-guest={loggedIn ? undefined : ''}>
        <BlockLink to={loggedIn ? data.playerLink : data.guestLink} className={buttonClass('primary', 'l', 'w-full')}>
          {text(loggedIn ? data.playerText : data.guestText)}
        </BlockLink>
      </span>
    </section>
  )
}
