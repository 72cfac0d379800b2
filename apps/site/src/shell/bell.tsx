import BellIcon from 'lucide-react/icons/bell'
import { useTranslate } from '../kernel/language/language.ts'
import { SiteLink } from '../links/site-link.tsx'
import { useHasUnread } from '../player/notices.ts'

/** Leads to the notifications; a lit lamp marks unread ones. */
export function Bell() {
  const t = useTranslate()
  const hasUnread = useHasUnread()
  return (
    <SiteLink
      to="#notifications"
      aria-label={t(hasUnread ? 'notices.bellUnread' : 'notices.bell')}
      className="relative grid size-11 shrink-0 place-items-center rounded-m border border-line bg-block text-muted transition-colors duration-120 hover:bg-button hover:text-text"
    >
      <BellIcon size={20} aria-hidden="true" />
      {hasUnread && (
        <span
          aria-hidden="true"
          className="absolute end-2 top-2 size-2.5 rounded-full bg-bulb shadow-[0_0_8px_1px_var(--design-bulb-color)]"
        />
      )}
    </SiteLink>
  )
}
