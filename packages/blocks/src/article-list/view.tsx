import type { AnswerOf } from '@fairground/contract/call'
import * as design from '@fairground/contract/calls/design'
import { cx } from '@fairground/ui/cx'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading } from '@fairground/ui/skeleton'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { PaperArt } from '../art/paper-art.tsx'
import { ArticleDate } from '../article-date.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import type { articleListFields } from './block.tsx'
import { ArticlesSketch } from './sketch.tsx'

type Data = DataOf<typeof articleListFields>
type Card = AnswerOf<typeof design.articleList>['list'][number]

const FRESH_MS = 60_000

/** The articles, the newest first, or a sentence when there are none. */
export function View({ data }: ViewProps<typeof articleListFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const { category, most } = data
  const result = host.useAnswer(design.articleList, { category, most }, { staleMs: FRESH_MS })
  return (
    <BlockSection title={text(data.title)} more={{ text: text(data.moreText), link: data.moreLink }}>
      {result.state === 'failed' ? (
        <Failed retry={result.retry} />
      ) : result.state === 'loading' ? (
        <Loading label={t('common.loading')}>
          <ArticlesSketch count={most} />
        </Loading>
      ) : result.answer.list.length === 0 ? (
        <EmptyState
          className="rounded-m border border-line bg-block shadow-block"
          picture={<PaperArt className="h-24" />}
          title={t('content.articlesEmptyTitle')}
          text={t('content.articlesEmptyText')}
        />
      ) : (
        <Articles cards={result.answer.list} data={data} />
      )}
    </BlockSection>
  )
}

function Articles({ cards, data }: { cards: readonly Card[]; data: Data }) {
  const isCards = data.look === 'cards'
  return (
    <ul
      className={
        isCards
          ? 'grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3'
          : 'overflow-hidden rounded-m border border-line bg-block shadow-block'
      }
    >
      {cards.map((card) => (
        <li key={card.id} className={cx(!isCards && 'border-b-2 border-dotted border-line last:border-0')}>
          <BlockLink
            to={`/article/${encodeURIComponent(card.id)}`}
            className={
              isCards
                ? 'group flex h-full flex-col overflow-hidden rounded-m border border-line bg-block shadow-block transition-[border-color] duration-200 hover:border-edge'
                : 'group flex min-h-16 items-center gap-4 px-4 py-3 transition-colors duration-120 hover:bg-button'
            }
          >
            {isCards && card.image !== '' && (
              <Picture
                asset={card.image}
                alt=""
                ratio={{ width: 16, height: 9 }}
                sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, 100vw"
              />
            )}
            <Words card={card} data={data} />
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}

function Words({ card, data }: { card: Card; data: Data }) {
  const text = useHost().useText()
  return (
    <span className={cx('flex min-w-0 grow items-center gap-4', data.look === 'cards' && 'p-5')}>
      <span className="flex min-w-0 grow flex-col gap-1 self-start">
        {data.showDate && <ArticleDate at={card.at} className="text-xs text-muted" />}
        <span className="font-display text-m leading-snug font-bold">{text(card.title)}</span>
        {card.summary !== '' && <span className="line-clamp-3 text-s text-muted">{text(card.summary)}</span>}
      </span>
      <ChevronRight
        size={20}
        aria-hidden="true"
        className="shrink-0 text-faint transition-[translate] duration-200 group-hover:translate-x-0.5 rtl:-scale-x-100"
      />
    </span>
  )
}
