import MenuIcon from 'lucide-react/icons/menu'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Brand } from '../brand.tsx'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import { linesFor } from '../menu-lines.ts'
import { setMenuOpen, useMenuOpen } from '../side-menu/menu-open.ts'
import type { headerFields } from './block.tsx'
import { Selectors } from './selectors.tsx'

/**
 * The bar at the top. On desktops the brand stands in an open menu panel; below the header, and as a closed menu or a
 * rail, the menu leaves the brand to the header.
 */
export function View({ data }: ViewProps<typeof headerFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const path = host.usePath()
  const loggedIn = host.useLoggedIn()
  const lines = linesFor(host.useMenus().find(({ id }) => id === data.menu)?.lines ?? [], loggedIn)
  const Corner = host.part('account-corner')
  const Bell = host.part('bell')
  const OfflineNote = host.part('offline-note')
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-[color-mix(in_srgb,var(--main-bg-color)_var(--glass,86%),transparent)] backdrop-blur-md desktop:in-data-[header=above]:-ms-[var(--menu-room)]">
      <div className="mx-auto flex h-16 max-w-[var(--max-header-width)] items-center gap-2 px-3 tablet:gap-3 tablet:px-6 desktop:h-auto desktop:min-h-16 desktop:flex-wrap">
        <MenuSwitch />
        <BlockLink
          to={data.link}
          label={text(data.brand)}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-s desktop:in-data-[menu=panel]:in-data-[header=beside]:hidden"
        >
          <Brand logo={data.logo} name={text(data.brand)} nameClass={loggedIn ? 'hidden tablet:block' : undefined} />
        </BlockLink>
        {lines.length > 0 && (
          <nav aria-label={t('design.headerMenu')} className="ms-4 hidden min-w-0 items-center gap-1 desktop:flex">
            {lines.map((line) => (
              <BlockLink
                key={line.id}
                to={line.link}
                current={host.hrefOf(line.link) === path}
                className="flex min-h-10 items-center gap-2 rounded-s px-3 text-s font-semibold whitespace-nowrap text-muted transition-colors duration-120 hover:bg-button hover:text-text aria-[current=page]:text-text"
              >
                <Icon name={line.icon} size={18} />
                {text(line.text)}
              </BlockLink>
            ))}
          </nav>
        )}
        <span className="peer hidden desktop:contents">
          <OfflineNote />
        </span>
        {data.search !== '' && (
          <BlockLink
            to={data.search}
            className="desktop:peer-has-[p]:hidden hidden h-11 min-w-11 items-center justify-center gap-2.5 rounded-m text-s text-muted transition-colors duration-120 hover:text-text tablet:flex @container desktop:max-w-85 desktop:basis-11 desktop:grow-99 desktop:justify-start desktop:border desktop:border-line desktop:bg-block desktop:px-3"
          >
            <Icon name="search" />
            <span className="sr-only desktop:@min-[9rem]:not-sr-only">{t('design.search')}</span>
            <span
              aria-hidden="true"
              className="ms-auto hidden rounded-s bg-button px-2 py-0.5 text-xs font-semibold desktop:@min-[9rem]:block"
            >
              /
            </span>
          </BlockLink>
        )}
        <span className="grow" />
        <Selectors />
        <Bell />
        <Corner />
      </div>
    </header>
  )
}

/** Opens and closes the menu over the page (expandMenuMode 3); hidden in other modes. */
function MenuSwitch() {
  const t = useHost().useTranslate()
  const isOpen = useMenuOpen()
  return (
    <button
      type="button"
      data-opener="menu"
      aria-label={t('design.openMenu')}
      aria-expanded={isOpen}
      onClick={() => setMenuOpen(!isOpen)}
      className="hidden size-11 shrink-0 place-items-center rounded-m text-muted transition-colors duration-120 hover:bg-button hover:text-text desktop:in-data-[menu=overlay]:grid"
    >
      <MenuIcon size={22} aria-hidden="true" />
    </button>
  )
}
