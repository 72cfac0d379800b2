import { cx } from '@fairground/ui/cx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { useHost } from '../host.ts'
import type { linkListFields } from './block.tsx'

const lists = {
  cards: 'grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3',
  rows: 'flex flex-col overflow-hidden rounded-m border border-line bg-block shadow-block',
  chips: 'flex flex-wrap gap-2',
} as const
const links = {
  cards:
    'flex h-full min-h-20 w-full items-center gap-4 rounded-m border border-line bg-block p-4 text-start shadow-block transition-[border-color] duration-200 hover:border-edge',
  rows: 'flex min-h-14 w-full items-center gap-4 px-4 py-2.5 text-start transition-colors duration-120 hover:bg-button',
  chips:
    'inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-button px-4 text-s font-semibold hover:brightness-115',
} as const

/** The links; leaves out those without words. */
export function View({ data }: ViewProps<typeof linkListFields>) {
  const host = useHost()
  const text = host.useText()
  const visibleLinks = data.links.filter(({ text: words }) => words !== '')
  if (visibleLinks.length === 0) return null
  const isChips = data.look === 'chips'
  return (
    <BlockSection title={text(data.title)}>
      <ul className={lists[data.look]}>
        {visibleLinks.map(({ text: words, note, link, image }) => (
          <li
            key={`${words} ${link}`}
            className={cx('min-w-0', data.look === 'rows' && 'border-b-2 border-dotted border-line last:border-0')}
          >
            <BlockLink to={link} className={links[data.look]}>
              {image !== '' && (
                <img
                  src={host.assetUrl(image, { width: 96, height: 96 })}
                  alt=""
                  width={isChips ? 20 : 48}
                  height={isChips ? 20 : 48}
                  loading="lazy"
                  className="shrink-0 rounded-s object-cover"
                />
              )}
              <span className="min-w-0 grow">
                <span className="block font-semibold">{text(words)}</span>
                {note !== '' && !isChips && <span className="block text-s text-muted">{text(note)}</span>}
              </span>
              {link !== '' && !isChips && (
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-faint rtl:-scale-x-100" />
              )}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
