import { localeNames } from '@fairground/phrases'
import { useEffect, useRef } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Brand } from '../brand.tsx'
import { useHost } from '../host.ts'
import type { sideMenuFields } from './block.tsx'
import { MenuGroup, MenuRow } from './menu-group.tsx'
import { setMenuOpen, useMenuOpen } from './menu-open.ts'
import { useDrawerFocus } from './use-drawer-focus.ts'

/**
 * The menu on desktops. A panel is always open; a rail shows icons and opens over the page under the pointer or with
 * the focus; a drawer lies over the page until it closes.
 */
export function View({ data }: ViewProps<typeof sideMenuFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const locale = host.useLocale()
  const isOpen = useMenuOpen()
  const allMenus = host.useMenus()
  const menus = data.menus.flatMap(({ id }) => allMenus.filter((menu) => menu.id === id))
  useClosing(host.usePath())
  const drawer = useRef<HTMLElement>(null)
  const mask = useRef<HTMLButtonElement>(null)
  useDrawerFocus(drawer, mask, isOpen)
  return (
    <>
      {isOpen && (
        <button
          ref={mask}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => setMenuOpen(false)}
          className="fixed inset-0 z-45 hidden bg-[var(--design-blur-color)] [backdrop-filter:var(--design-mask-filter)] desktop:in-data-[menu=overlay]:block"
        />
      )}
      <aside
        ref={drawer}
        data-open={isOpen || undefined}
        className="group/menu fixed inset-y-0 start-0 z-30 hidden w-[var(--menu-panel-width)] flex-col overflow-x-hidden overflow-y-auto border-e border-line bg-menu px-3 pt-3 pb-5 desktop:flex in-data-[header=above]:pt-20 in-data-[menu=rail]:w-[var(--menu-room)] in-data-[menu=rail]:px-2 in-data-[menu=rail]:transition-[width] in-data-[menu=rail]:duration-200 in-data-[menu=rail]:focus-within:z-50 in-data-[menu=rail]:focus-within:w-[var(--menu-panel-width)] in-data-[menu=rail]:focus-within:shadow-raised in-data-[menu=rail]:hover:z-50 in-data-[menu=rail]:hover:w-[var(--menu-panel-width)] in-data-[menu=rail]:hover:delay-150 in-data-[menu=rail]:hover:shadow-raised in-data-[menu=overlay]:z-50 in-data-[menu=overlay]:not-data-open:invisible in-data-[menu=overlay]:not-data-open:-translate-x-full in-data-[menu=overlay]:pt-3 in-data-[menu=overlay]:shadow-raised in-data-[menu=overlay]:transition-[translate,visibility] in-data-[menu=overlay]:data-open:transition-[translate] in-data-[menu=overlay]:duration-200 in-data-[menu=overlay]:not-data-open:rtl:translate-x-full"
      >
        <BlockLink
          to={data.link}
          label={text(data.brand)}
          className="mb-5 flex min-h-11 shrink-0 items-center gap-2.5 rounded-s px-2 in-data-[header=above]:in-data-[menu=panel]:hidden in-data-[menu=rail]:not-in-data-[header=none]:hidden"
        >
          <Brand logo={data.logo} name={text(data.brand)} />
        </BlockLink>
        <nav aria-label={t('shell.mainMenu')} className="flex flex-col gap-5">
          {menus.map((menu) => (
            <MenuGroup key={menu.id} menu={menu} />
          ))}
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-6">
          {data.language && (
            <MenuRow icon="languages" link={'#action={"popup":"language"}'}>
              <span className="sr-only">{t('shell.language')}: </span>
              {localeNames[locale as keyof typeof localeNames] ?? locale}
            </MenuRow>
          )}
          {data.noteTitle !== '' && (
            <p className="rounded-m border border-line px-3 py-2.5 text-xs text-muted in-data-[menu=rail]:hidden">
              <strong className="block text-s text-text">{text(data.noteTitle)}</strong>
              {text(data.noteText)}
            </p>
          )}
        </div>
      </aside>
    </>
  )
}

/** Closes an open drawer on Escape, and when the player goes to another page. */
function useClosing(path: string): void {
  useEffect(() => {
    if (path) setMenuOpen(false)
  }, [path])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setMenuOpen(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
