import MenuIcon from 'lucide-react/icons/menu'
import { useHost } from '../host.ts'
import { setMenuOpen, useMenuOpen } from '../side-menu/menu-open.ts'

/** Opens and closes the menu over the page (expandMenuMode 3); hidden in other modes. */
export function MenuSwitch() {
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
