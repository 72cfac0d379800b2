import * as calls from '@fairground/contract/calls/category'
import { Button } from '@fairground/ui/button'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Loading } from '@fairground/ui/skeleton'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense, useState } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockSection } from '../block-section.tsx'
import { Failed } from '../failed.tsx'
import { ALL_GAMES, CATEGORY_PARAM } from '../game-categories/category-param.ts'
import { useHost } from '../host.ts'
import { isMyView } from '../my-games/my-view.ts'
import type { gameGridFields } from './block.tsx'
import { GameCard } from './game-card.tsx'
import { GridSketch, TileGrid } from './grid-sketch.tsx'
import { NoGames } from './no-games.tsx'

const MyGrid = lazyPart(() => import('../my-games/my-grid.tsx'), 'MyGrid')

/**
 * The games of a category, or the player's own: of the category in the address if the block follows it, else of the
 * block's own.
 */
export function View({ data }: ViewProps<typeof gameGridFields>) {
  const host = useHost()
  const text = host.useText()
  const chosenCategory = host.useParam(CATEGORY_PARAM)
  const isTakenOver = useHydrated()
  const category = (data.followChoice && chosenCategory) || data.category || ALL_GAMES
  return (
    // The chips of the categories say which games these are.
    <BlockSection title={text(data.title)} isHeard={data.followChoice}>
      {isMyView(category) ? (
        <Suspense fallback={<GridSketch />}>{isTakenOver ? <MyGrid view={category} /> : <GridSketch />}</Suspense>
      ) : (
        <Grid
          key={category}
          category={category}
          pageSize={data.pageSize}
          lead={data.lead}
          emptyText={text(data.emptyText)}
        />
      )}
    </BlockSection>
  )
}

interface GridProps {
  category: string
  pageSize: number
  lead: string
  emptyText: string
}

/** A lead tile needs games beside it. */
const LEAST_WITH_LEAD = 6

function Grid({ category, pageSize, lead, emptyText }: GridProps) {
  const t = useHost().useTranslate()
  const [pages, setPages] = useState(1)
  const firstPage = useHost().useAnswer(calls.categoryPage, { id: category, pageNo: 1, pageSize }, { staleMs: 60_000 })
  if (firstPage.state === 'failed') return <Failed retry={firstPage.retry} />
  if (firstPage.state === 'loading') {
    return (
      <Loading label={t('common.loading')}>
        <GridSketch />
      </Loading>
    )
  }
  const { total } = firstPage.answer.page
  if (total === 0) return <NoGames text={emptyText} />
  return (
    <>
      <TileGrid>
        {Array.from({ length: pages }, (_, at) => at + 1).map((pageNo) => (
          <Page key={pageNo} {...{ category, pageNo, pageSize }} lead={total < LEAST_WITH_LEAD ? '' : lead} />
        ))}
      </TileGrid>
      {pages * pageSize < total && (
        <p className="mt-6 text-center">
          <Button onClick={() => setPages(pages + 1)}>{t('common.more')}</Button>
        </p>
      )}
    </>
  )
}

function Page({ category, pageNo, pageSize, lead }: Omit<GridProps, 'emptyText'> & { pageNo: number }) {
  const result = useHost().useAnswer(calls.categoryPage, { id: category, pageNo, pageSize }, { staleMs: 60_000 })
  if (result.state === 'failed') {
    return (
      <li className="col-span-full">
        <Failed retry={result.retry} />
      </li>
    )
  }
  const games = result.answer?.page.content ?? []
  const leader = games.find(({ gameId }) => gameId === lead)
  return (
    <>
      {leader && <GameCard game={leader} isLead />}
      {games.map((game) => game !== leader && <GameCard key={game.id} game={game} />)}
    </>
  )
}
