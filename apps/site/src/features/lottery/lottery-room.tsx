import type { LotteryGame } from '@fairground/contract/lottery'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useLayout } from '../../design/use-layout.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { useMatches } from '../../kernel/browser/use-matches.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { openPopup } from '../../popups/popups.ts'
import { BetBar } from './bet-bar.tsx'
import { LotteryChooser } from './lottery-chooser.tsx'
import { lotteriesQuery } from './lottery-query.ts'
import css from './lottery-room.module.css'
import type { LotteryState } from './lottery-state.ts'
import { FirstDraw, RoomFailed, RoomSkeleton } from './room-gates.tsx'
import { RoomHeader } from './room-header.tsx'
import { RoomMiddle } from './room-middle.tsx'
import type { SheetName } from './sheets/sheet.tsx'
import { TermStrip } from './term-strip.tsx'
import { useLotteryState } from './use-lottery.ts'
import { useLotteryKeys } from './use-lottery-keys.ts'
import { useRoom } from './use-room.ts'

const Sheet = lazyPart(() => import('./sheets/sheet.tsx'), 'Sheet')
const SidePanel = lazyPart(() => import('./side-panel.tsx'), 'SidePanel')
const LeftColumn = lazyPart(() => import('./left-column.tsx'), 'LeftColumn')

/** From this width on the chat has a column of its own. */
const WIDE = '(min-width: 1280px)'

interface RoomProps {
  gameId: string
  /** The way out of the page; nothing in a frame of another site. */
  brand: ReactNode
  isFramed: boolean
  /** The chat of the lottery, which fills the place that it gets; on a phone it is a sheet instead. */
  chat: ReactNode
}

/** The page of one lottery: its draw, its bets, its results. An id that is no lottery shows them all. */
export function LotteryRoom(props: RoomProps) {
  const t = useLotteryTranslate()
  const { data: games, error, refetch } = useQuery(lotteriesQuery)
  const game = games?.find(({ gameId }) => gameId === props.gameId)
  if (game) return <KnownLottery {...props} game={game} />
  if (games) return <LotteryChooser brand={props.brand} text={t('lottery.unknownGame', { game: props.gameId })} />
  return error ? <RoomFailed error={error} again={() => void refetch()} /> : <RoomSkeleton />
}

function KnownLottery({ game, ...props }: RoomProps & { game: LotteryGame }) {
  const t = useLotteryTranslate()
  useTitle(gameName(game.gameId, t))
  const { data: state, error, refetch } = useLotteryState(game.gameId)
  if (state === null) return <FirstDraw />
  if (state) return <OpenRoom key={game.gameId} {...props} game={game} state={state} />
  return error ? <RoomFailed error={error} again={() => void refetch()} /> : <RoomSkeleton />
}

function OpenRoom({
  game,
  state,
  brand,
  isFramed,
  chat,
}: Omit<RoomProps, 'gameId'> & { game: LotteryGame; state: LotteryState }) {
  const room = useRoom(game, state, isFramed)
  const layout = useLayout()
  const isWide = useMatches(WIDE)
  const chatPlace = layout === 'phone' ? 'sheet' : isWide ? 'column' : 'middle'
  const [sheet, setSheet] = useState<SheetName>()
  const close = () => setSheet(undefined)
  useLotteryKeys(room, sheet !== undefined)
  return (
    <div className={css.room}>
      <RoomHeader
        room={room}
        brand={brand}
        openMenu={() => setSheet('menu')}
        openChat={chatPlace === 'sheet' ? () => openPopup({ name: 'chat', gameId: game.gameId }) : undefined}
      />
      <div className="flex min-h-0 grow">
        {layout === 'desktop' && (
          <div className="w-60 shrink-0 relative overflow-y-auto border-e border-line p-3">
            <Suspense>
              <LeftColumn room={room} open={setSheet} />
            </Suspense>
          </div>
        )}
        <div className="flex min-w-0 grow flex-col">
          <TermStrip room={room} />
          <main
            id="content"
            tabIndex={-1}
            className="min-h-0 grow relative overflow-y-auto p-3 outline-none tablet:p-4"
          >
            <RoomMiddle room={room} open={setSheet}>
              {chatPlace === 'middle' && (
                <ChatFrame className="min-h-96 basis-0 overflow-hidden rounded-m border">{chat}</ChatFrame>
              )}
            </RoomMiddle>
          </main>
          {layout === 'phone' && <BetBar room={room} openMarkets={() => setSheet('markets')} />}
        </div>
        {chatPlace === 'column' && <ChatFrame className="w-80 grow-0 shrink-0 border-s">{chat}</ChatFrame>}
        {layout !== 'phone' && (
          <div className="flex w-88 shrink-0 flex-col border-s border-line bg-block desktop:w-90">
            <Suspense>
              <SidePanel room={room} />
            </Suspense>
          </div>
        )}
      </div>
      {sheet && (
        <Suspense>
          <Sheet name={sheet} room={room} open={setSheet} close={close} />
        </Suspense>
      )}
    </div>
  )
}

function ChatFrame({ className, children }: { className: string; children: ReactNode }) {
  const t = useLotteryTranslate()
  return (
    <section
      aria-label={t('popups.chatTitle')}
      className={cx('flex min-w-0 grow flex-col border-line bg-menu', className)}
    >
      <Suspense>{children}</Suspense>
    </section>
  )
}
