import { Items } from '@fairground/blocks'
import * as design from '@fairground/contract/calls/design'
import type { DesignPage as Page } from '@fairground/contract/design'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { useMemo } from 'react'
import { useAnswer } from '../../design/use-answer.ts'
import { useDesignPage } from '../../design/use-design-page.ts'
import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { useText, useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { useParams } from '../../kernel/router/index.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Screens that few visits lead to, and the page for an unknown address (`rare-place.tsx`). */
export const RarePlace = lazyScreen(() => import('./rare-place.tsx'), 'RarePlace')

/**
 * A page of the design, by its id or type: its blocks below each other, or the 404 screen.
 * @param title the document title, where it is not the page's own
 */
export function DesignPage({ idOrType, title }: { idOrType: string; title?: string | undefined }) {
  const result = useDesignPage(idOrType)
  switch (result.state) {
    case 'ready':
      return <Blocks page={result.page} title={title ?? result.page.title} />
    case 'loading':
      return <PageSkeleton />
    case 'absent':
      return <RarePlace />
    case 'failed':
      return <FailedPage retry={result.retry} />
  }
}

/** Types of pages whose blocks use a wide window: pages of games. Texts are read in the site's own width (C000045). */
const WIDE = ['home', 'games', 'promotions']

function Blocks({ page, title }: { page: Page; title: string }) {
  const text = useText()
  useTitle(text(title))
  const { isWide, items } = useMemo(() => withWidths(page), [page])
  return (
    <div data-blocks data-wide={isWide || undefined} className="flex flex-col gap-10 pb-4 tablet:gap-14">
      <Items items={items} />
    </div>
  )
}

/** A page's blocks with the width of each: its own, else that of the page's type. */
function withWidths({ type, items }: Page) {
  const pageWidth = WIDE.includes(type) ? 'wide' : 'text'
  const isWide = pageWidth === 'wide' || items.some(({ width }) => width === 'wide')
  return { isWide, items: isWide ? items.map((item) => ({ ...item, width: item.width ?? pageWidth })) : items }
}

function FailedPage({ retry }: { retry: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      as="h1"
      title={t('design.pageFailed')}
      text={t('design.pageFailedText')}
      action={
        <Button look="primary" onClick={retry}>
          {t('common.again')}
        </Button>
      }
    />
  )
}

/** `/page/{id}`. */
export function ContentPage() {
  const { id = '' } = useParams()
  return <DesignPage key={id} idOrType={id} />
}

/**
 * `/article/{id}`: the design's page of type `article`, whose blocks find the article by the path. The article's title
 * is the document title.
 */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { answer } = useAnswer(design.articleDetail, { id }, { when: id !== '', staleMs: 60_000 })
  return <DesignPage idOrType="article" title={answer?.model.title} />
}
