import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import type { ReactNode } from 'react'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { DrawStage } from './draw/draw-stage.tsx'
import { SlipCard } from './my-slips.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { ResultsList } from './results-list.tsx'
import type { SheetName } from './sheets/sheet.tsx'
import type { Room } from './use-room.ts'

/** Slips in the middle of the page; the sheet has all. */
const MOST_SLIPS = 4
/** Results in the middle of the page. */
const LATEST = 6

/** The middle of the page: the draw, what it brought, and below it what the page is given, else slips and results. */
export function RoomMiddle({
  room,
  open,
  children,
}: {
  room: Room
  open: (name: SheetName) => void
  children?: ReactNode
}) {
  const t = useLotteryTranslate()
  const slips = room.mine.slice(0, MOST_SLIPS)
  return (
    <div className={cx('mx-auto flex max-w-2xl flex-col gap-3', children ? 'h-full' : undefined)}>
      {!room.isOn && (
        <p role="status" className="rounded-m border border-line bg-button px-4 py-3 text-s font-semibold">
          {t('lottery.off')}
        </p>
      )}
      <DrawStage gameId={room.game.gameId} show={room.draw} />
      <OutcomeCard room={room} />
      {children || (
        <>
          {slips.length > 0 && (
            <section aria-label={t('lottery.mine')} className="flex flex-col gap-2">
              <Head title={t('lottery.mine')} more={() => open('mine')} />
              {slips.map((slip) => (
                <SlipCard key={slip.id} room={room} slip={slip} />
              ))}
            </section>
          )}
          <section aria-label={t('lottery.results')} className="flex flex-col gap-2">
            <Head title={t('lottery.results')} more={() => open('results')} />
            <ResultsList room={room} most={LATEST} />
          </section>
        </>
      )}
    </div>
  )
}

function Head({ title, more }: { title: string; more: () => void }) {
  const t = useLotteryTranslate()
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-m">{title}</h2>
      <Button look="ghost" size="s" className="min-h-11" onClick={more} aria-label={`${title}: ${t('common.all')}`}>
        {t('common.all')}
      </Button>
    </div>
  )
}
