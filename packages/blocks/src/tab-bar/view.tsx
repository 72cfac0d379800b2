import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import { isCurrent, linesFor } from '../menu-lines.ts'
import type { tabBarFields } from './block.tsx'

/** The design's tabs for this visitor; one of them may stand out, but not to a limited player. On desktops only if the design shows them there. */
export function View({ data }: ViewProps<typeof tabBarFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const path = host.usePath()
  const isLimited = host.useUser()?.limited
  const tabs = linesFor(
    host.useTabs().map(({ data: tab }) => tab),
    host.useLoggedIn(),
  )
  if (tabs.length === 0) return null
  return (
    <nav
      aria-label={t('design.tabs')}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto max-w-[var(--column-width)] border-t border-line bg-tabbar pb-[env(safe-area-inset-bottom)] shadow-[var(--tabbar-box-shadow)] desktop:start-[var(--menu-room)] desktop:[display:var(--tab-bar-on-pc)]"
    >
      <div className="mx-auto flex max-w-xl items-stretch px-1">
        {tabs.map(({ id, link, icon, text: words, raised }) => (
          <BlockLink
            key={id}
            to={link}
            label={data.labels ? undefined : text(words)}
            current={isCurrent(host.hrefOf(link), path)}
            className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-s px-0.5 text-center text-xs leading-tight font-semibold text-muted aria-[current=page]:text-accent-text"
          >
            {raised && !isLimited ? (
              <span className="glow -mt-6.5 grid size-12 place-items-center rounded-full text-on-accent shadow-block ring-4 ring-tabbar">
                <Icon name={icon} size={24} />
              </span>
            ) : (
              <Icon name={icon} size={22} />
            )}
            {data.labels && <span className="max-w-full truncate">{text(words)}</span>}
          </BlockLink>
        ))}
      </div>
    </nav>
  )
}
