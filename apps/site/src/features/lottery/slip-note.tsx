import { errors } from '@fairground/contract/errors.data'
import { MOST_SLIP_LINES } from '@fairground/contract/lottery'
import type { LotteryTranslate } from '@fairground/phrases/lottery'
import { Button } from '@fairground/ui/button'
import { sentenceOf } from '../../calls/reactions.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { FaultChip } from './fault-chip.tsx'
import type { Room } from './use-room.ts'

/** What has become of the slip, for everybody: screen readers hear it. With a button where one press mends it. */
export function SlipNoteLine({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const { slip, isOpen } = room
  const words = wordsOf(room, t) || room.stop
  const faulty = slip.rows.findIndex(({ numbers }) => numbers.fault && numbers.limitMinor !== undefined)
  const offersNext = slip.note.kind === 'closed' && slip.rows.length > 0
  const offersAgain = slip.note.kind === 'placed' && slip.last.length > 0
  return (
    <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs">
      <p role="status" className={slip.note.kind === 'refused' ? 'text-loss' : 'text-muted'}>
        {words}
      </p>
      {faulty >= 0 && <FaultChip room={room} index={faulty} />}
      {offersNext && (
        <Button size="s" className="min-h-11" disabled={!isOpen} onClick={room.place}>
          {t('lottery.useNext')}
        </Button>
      )}
      {offersAgain && (
        <Button size="s" look="ghost" className="min-h-11" onClick={slip.repeat}>
          {t('lottery.again')}
        </Button>
      )}
    </div>
  )
}

/** Refusals that a popup shows, or a chip at the line. */
const isShownElsewhere = (errorName: keyof typeof errors) => !['alert', 'field'].includes(errors[errorName].reaction)

function wordsOf({ term, slip: { note } }: Room, t: LotteryTranslate): string {
  switch (note.kind) {
    case 'sending':
      return t('lottery.sending')
    case 'checking':
      return t('lottery.checking')
    case 'placed':
      // Once the next draw takes slips, the list of bets tells what has become of it.
      return note.termNo === term.no ? t('lottery.placed', { no: note.termNo }) : ''
    case 'closed':
      return t('lottery.closedKept', { no: note.termNo })
    case 'following':
      return t('lottery.following')
    case 'full':
      return t('lottery.full', { count: MOST_SLIP_LINES })
    case 'refused':
      return isShownElsewhere(note.error.errorName) ? '' : sentenceOf(note.error)
    default:
      return ''
  }
}
