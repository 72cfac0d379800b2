import type { Menu } from '@fairground/contract/design'
import type { ReactNode } from 'react'
import { BlockLink } from '../block-link.tsx'
import { CATEGORY_PARAM } from '../game-categories/category-param.ts'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import { findCurrent, linesFor } from '../menu-lines.ts'

/** One of the design's menus: its heading and its lines for this visitor. */
export function MenuGroup({ menu }: { menu: Menu }) {
  const host = useHost()
  const text = host.useText()
  const path = host.usePath()
  const category = host.useParam(CATEGORY_PARAM)
  const lines = linesFor(menu.lines, host.useLoggedIn())
  const hrefs = lines.map(({ link }) => host.hrefOf(link))
  const current = findCurrent(hrefs, path, category)
  if (lines.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      {menu.title !== '' && (
        <p className="px-3 pb-1 text-xs font-semibold text-faint in-data-[menu=rail]:truncate in-data-[menu=rail]:not-group-hover/menu:not-group-focus-within/menu:invisible">
          {text(menu.title)}
        </p>
      )}
      {lines.map((line, at) => (
        <MenuRow key={line.id} icon={line.icon} link={line.link} current={at === current}>
          {text(line.text)}
        </MenuRow>
      ))}
    </div>
  )
}

/** One line: an icon and words. A lit bulb at its edge marks the current page. */
export function MenuRow({
  icon,
  link,
  current = false,
  children,
}: {
  icon: string
  link: string
  current?: boolean
  children: ReactNode
}) {
  return (
    <BlockLink
      to={link}
      current={current}
      className="group/row relative flex min-h-11 w-full shrink-0 items-center gap-3 rounded-s px-3 text-start text-s font-semibold text-muted transition-colors duration-120 hover:bg-button hover:text-text aria-[current=page]:bg-button aria-[current=page]:text-text"
    >
      {current && (
        <span
          aria-hidden="true"
          className="absolute -start-1 size-2 rounded-full bg-bulb shadow-[0_0_10px_2px_var(--design-bulb-color)]"
        />
      )}
      <Icon name={icon} className="shrink-0 group-aria-[current=page]/row:text-accent-text" />
      <span className="in-data-[menu=rail]:truncate">{children}</span>
    </BlockLink>
  )
}
