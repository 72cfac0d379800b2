import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'

/** One line of a menu. */
export interface MenuLine {
  id: string
  icon?: ReactNode
  name: string
  /** A word at the end of the line: a state. */
  state?: string
  onPress: () => void
}

/** Lines of a menu that belong together, under a heading. */
export interface MenuGroup {
  id: string
  title: string
  lines: readonly MenuLine[]
}

/** A menu under a button, open at once when `defaultOpen`. Arrows, letters and Escape work. */
export function MenuButton({
  label,
  button,
  groups,
  defaultOpen = false,
  buttonClassName,
}: {
  label: string
  button: ReactNode
  groups: readonly MenuGroup[]
  defaultOpen?: boolean
  buttonClassName?: string
}) {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      <Button aria-label={label} className={buttonClassName ?? ''}>
        {button}
      </Button>
      <Popover
        placement="bottom end"
        className="z-900 min-w-64 overflow-y-auto rounded-m border border-line bg-block p-1.5 shadow-raised transition-[opacity,translate] duration-200 ease-out data-entering:-translate-y-2 data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Menu aria-label={label} className="outline-none">
          {groups.map(({ id: groupId, title, lines }) => (
            <MenuSection key={groupId} className="not-first:mt-1 not-first:border-t not-first:border-line">
              <Header className="px-3 pt-2.5 pb-1 text-xs font-semibold text-faint">{title}</Header>
              {lines.map(({ id, icon, name, state, onPress }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={name}
                  onAction={onPress}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 text-s font-medium outline-none data-focused:bg-button"
                >
                  <span className="text-muted">{icon}</span>
                  <span className="grow">{name}</span>
                  {state && <span className="text-xs text-muted">{state}</span>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
