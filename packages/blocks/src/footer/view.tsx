import { localeNames } from '@fairground/phrases'
import { BrandMark } from '@fairground/ui/brand-mark'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import { linesFor } from '../menu-lines.ts'
import type { footerFields } from './block.tsx'

/** The end of each page. */
export function View({ data }: ViewProps<typeof footerFields>) {
  const host = useHost()
  const text = host.useText()
  return (
    <footer className="mt-16 border-t border-line bg-footer px-4 pt-10 pb-[var(--mobile-footer-padding-bottom)] tablet:px-6 desktop:pb-[var(--pc-footer-padding-bottom)]">
      <div className="mx-auto max-w-[var(--max-width)]">
        {data.promises.length > 0 && (
          <ul className="grid gap-6 tablet:grid-cols-3">
            {data.promises.map(({ icon, title, text: words }) => (
              <li key={title} className="flex gap-3">
                <Icon name={icon} size={22} className="mt-0.5 shrink-0 text-accent-text" />
                <span className="min-w-0">
                  <strong className="block font-display text-m">{text(title)}</strong>
                  <span className="text-s text-muted">{text(words)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Columns ids={data.columns.map(({ id }) => id)} />
        {data.payments.length > 0 && (
          <ul className="mt-8 flex flex-wrap gap-2">
            {data.payments.map(({ text: name }) => (
              <li key={name} className="rounded-s border border-line px-3 py-1 text-xs font-semibold text-muted">
                {text(name)}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6 text-s text-muted">
          <BrandMark className="size-6 shrink-0" />
          <p className="min-w-0 grow basis-48">{text(data.licence)}</p>
          {data.moreText !== '' && (
            <BlockLink
              to={data.moreLink}
              className="inline-flex min-h-6 items-center font-semibold text-text underline decoration-line underline-offset-4"
            >
              {text(data.moreText)}
            </BlockLink>
          )}
          {data.languages && <Languages />}
        </div>
      </div>
    </footer>
  )
}

function Columns({ ids }: { ids: readonly string[] }) {
  const host = useHost()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  const allMenus = host.useMenus()
  const menus = ids.flatMap((id) => allMenus.filter((menu) => menu.id === id))
  if (menus.length === 0) return null
  return (
    <div className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-4">
      {menus.map((menu) => (
        <nav key={menu.id} aria-label={text(menu.title)}>
          <p className="font-display text-m font-semibold">{text(menu.title)}</p>
          <ul className="mt-2 flex flex-col">
            {linesFor(menu.lines, loggedIn).map((line) => (
              <li key={line.id}>
                <BlockLink
                  to={line.link}
                  className="inline-flex min-h-8 items-center text-start text-s text-muted transition-colors duration-120 hover:text-text"
                >
                  {text(line.text)}
                </BlockLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** The languages of the site by their own names; the current one is marked. */
function Languages() {
  const host = useHost()
  const t = host.useTranslate()
  const currentLocale = host.useLocale()
  return (
    <ul aria-label={t('design.languages')} className="flex flex-wrap gap-x-3">
      {Object.entries(localeNames).map(([locale, name]) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-pressed={locale === currentLocale}
            onClick={() => host.follow(`#action=${JSON.stringify({ language: locale })}`)}
            className="min-h-8 rounded-s px-1 font-medium transition-colors duration-120 hover:text-text aria-pressed:text-text aria-pressed:underline aria-pressed:decoration-bulb aria-pressed:decoration-2 aria-pressed:underline-offset-4"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
