import * as design from '@fairground/contract/calls/design'
import type { Article } from '@fairground/contract/design'
import { buttonClass } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Loading } from '@fairground/ui/skeleton'
import { PaperArt } from '../art/paper-art.tsx'
import { ArticleDate } from '../article-date.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Failed } from '../failed.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import { RichTextView } from '../rich/rich-text-view.tsx'
import { TextSketch } from '../text-sketch.tsx'
import { articleIdOf } from './article-id.ts'
import type { articleFields } from './block.tsx'

const FRESH_MS = 60_000

/** The article, or a sentence if it was taken down. Nothing on a page that names none. */
export function View({ data }: ViewProps<typeof articleFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const path = host.usePath()
  const id = articleIdOf(data.article, path)
  const result = host.useAnswer(design.articleDetail, { id }, { when: id !== '', staleMs: FRESH_MS })
  if (id === '') return null
  if (result.state === 'ready') return <FullArticle article={result.answer.model} data={data} />
  if (result.state === 'failed' && result.refusal === 'not_found') return <MissingArticle />
  if (result.state === 'failed') return <Failed retry={result.retry} />
  return (
    <Loading label={t('common.loading')}>
      <TextSketch />
    </Loading>
  )
}

function FullArticle({ article, data }: { article: Article; data: DataOf<typeof articleFields> }) {
  const text = useHost().useText()
  return (
    <article className="flex max-w-2xl flex-col gap-5">
      {data.title === 'show' && (
        <header className="flex flex-col gap-2">
          {data.showDate && <ArticleDate at={article.at} className="text-s text-muted" />}
          <h1 className="text-xl">{text(article.title)}</h1>
          {article.summary !== '' && <p className="text-muted">{text(article.summary)}</p>}
        </header>
      )}
      {data.showImage && article.image !== '' && (
        <Picture
          asset={article.image}
          alt=""
          ratio={{ width: 16, height: 9 }}
          sizes="(min-width: 768px) 672px, 100vw"
          className="rounded-l"
        />
      )}
      <RichTextView value={article.body} />
    </article>
  )
}

function MissingArticle() {
  const t = useHost().useTranslate()
  return (
    <EmptyState
      as="h1"
      picture={<PaperArt className="h-24" />}
      title={t('content.articleMissingTitle')}
      text={t('content.articleMissingText')}
      action={
        <BlockLink to="/" className={buttonClass('primary')}>
          {t('content.toLobby')}
        </BlockLink>
      }
    />
  )
}
