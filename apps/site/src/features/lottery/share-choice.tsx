import type { ShareChoice as Choice } from '@fairground/contract/chat-cards'
import { Select } from '@fairground/ui/native-controls'
import { useMutation } from '@tanstack/react-query'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { chooseShare } from './bet-room.ts'
import type { Room } from './use-room.ts'

/** What the chat of the lottery shows of the player's slips; nothing where it may not show them. */
export function ShareChoice({ room: { betRoom, game } }: { room: Room }) {
  const t = useLotteryTranslate()
  const choose = useMutation({ mutationFn: chooseShare })
  if (!betRoom?.bets?.mayShare) return null
  const { bets } = betRoom
  const names = {
    no_stake: t('lottery.shareNoStake'),
    share: t('lottery.shareAll'),
    none: t('lottery.shareNone'),
  }
  return (
    <div className="mt-2 flex items-center justify-between gap-3 text-s">
      <span aria-hidden="true" className="text-muted">
        {t('lottery.share')}
      </span>
      <Select
        label={t('lottery.share')}
        value={choose.isPending ? choose.variables.share : bets.share}
        options={Object.entries(names).map(([value, name]) => ({ value, name }))}
        onChoose={(value) => choose.mutate({ id: betRoom.id, gameId: game.gameId, share: value as Choice })}
        className="max-w-44"
      />
    </div>
  )
}
