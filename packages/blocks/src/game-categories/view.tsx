import * as calls from '@fairground/contract/calls/category'
import type { Category } from '@fairground/contract/category'
import { cx } from '@fairground/ui/cx'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import { myViews } from '../my-games/my-view.ts'
import type { gameCategoriesFields } from './block.tsx'
import { ALL_GAMES, CATEGORY_PARAM } from './category-param.ts'

/** The site's own icons of categories, by the server's icon name, for those without an icon of the operator's. */
const DRAWN: Readonly<Record<string, string>> = {
  'category-all': 'games',
  'category-originals': 'ticket',
  'category-crash': 'rocket',
  'category-lottery': 'shuffle',
  'category-sports': 'trophy',
}
const LOOK = {
  chips: 'min-h-10 flex-row gap-2 px-3.5',
  cards: 'min-h-24 min-w-28 flex-col justify-center gap-2 px-5',
} as const

/** The player's own lists, after the categories. */
const playerLists: readonly Category[] = Object.entries(myViews).map(([id, { icon }]) => ({
  ...{ id, type: id, icon, name: id, directlyPlay: false, link: '' },
}))

/**
 * The categories in a row that scrolls, and the player's own lists. The address contains the chosen one, so that others
 * can link to it.
 */
export function View({ data }: ViewProps<typeof gameCategoriesFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const nameOf = useGameName()
  const chosenId = host.useParam(CATEGORY_PARAM) || ALL_GAMES
  const path = host.usePath()
  const page = data.page || path
  const result = host.useAnswer(calls.categoryList, {}, { staleMs: 60_000 })
  if (result.state === 'failed') return <Failed retry={result.retry} />
  if (result.state === 'loading') return <Waiting />
  return (
    <BlockSection title={text(data.title)}>
      <nav aria-label={t('games.categories')} className="-mx-3 overflow-x-auto px-3 py-0.5 [scrollbar-width:none]">
        <ul className="flex w-max gap-2">
          {[...result.answer.list, ...playerLists].map((category) => (
            <li key={category.id}>
              <BlockLink
                to={linkOf(category, page)}
                current={category.id === chosenId}
                className={cx(
                  'flex items-center rounded-m border border-line bg-block text-s font-semibold whitespace-nowrap text-muted shadow-block transition-colors duration-120 hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-accent-text',
                  LOOK[data.look],
                )}
              >
                <Icon
                  name={DRAWN[category.icon] ?? category.icon}
                  size={data.look === 'cards' ? 28 : 18}
                  className="shrink-0"
                />
                {nameOf(category.type, category.name)}
              </BlockLink>
            </li>
          ))}
        </ul>
      </nav>
    </BlockSection>
  )
}

/** The link of a category: its own if it plays directly, else the page's address with the category. */
function linkOf({ id, directlyPlay, link }: Category, page: string): string {
  if (directlyPlay && link !== '') return link
  return id === ALL_GAMES ? page : `${page}${page.includes('?') ? '&' : '?'}${CATEGORY_PARAM}=${encodeURIComponent(id)}`
}

function Waiting() {
  const t = useHost().useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <span className="flex gap-2 overflow-hidden">
        {['a', 'b', 'c', 'd'].map((category) => (
          <Skeleton key={category} className="h-10 w-32 shrink-0 rounded-m" />
        ))}
      </span>
    </Loading>
  )
}
