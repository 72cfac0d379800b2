import { Button } from '@fairground/ui/button'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import type { Room } from './use-room.ts'

/** Places the slip; says what is missing where that is not possible now. */
export function PlaceButton({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const { obstacle, slip, amount } = room
  const isSending = slip.note.kind === 'sending' || slip.note.kind === 'checking'
  const canPress = obstacle === undefined || obstacle === 'visitor'
  const words = () => {
    if (obstacle === 'visitor') return t('lottery.logIn')
    if (obstacle === 'off') return t('lottery.off')
    if (obstacle === 'closed') return t('lottery.closedShort')
    if (obstacle === 'empty') return t('lottery.pickFirst')
    return t('lottery.placeTotal', { amount: amount(slip.sums.stakeMinor) })
  }
  return (
    <Button
      look="primary"
      size="l"
      className="nums grow"
      busy={isSending}
      disabled={!canPress}
      onClick={room.place}
      data-act=""
    >
      {words()}
    </Button>
  )
}
