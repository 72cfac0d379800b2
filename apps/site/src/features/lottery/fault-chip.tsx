import { Chip } from '@fairground/ui/chip'
import { lineName } from '../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import type { Room } from './use-room.ts'

/** What is wrong with the stake of a line, and a chip that sets the stake which the limit allows. */
export function FaultChip({ room: { slip, amount, plain }, index }: { room: Room; index: number }) {
  const t = useLotteryTranslate()
  const row = slip.rows[index]
  if (!row?.numbers.fault) return null
  const { fault, limitMinor } = row.numbers
  if (limitMinor === undefined) return <span className="text-xs text-loss">{t('lottery.lineBad')}</span>
  const words = { above: 'lottery.lineMost', below: 'lottery.lineLeast', limit: 'lottery.limitMost' } as const
  const limit = amount(limitMinor)
  return (
    <span className="flex grow flex-wrap items-center justify-between gap-2 text-xs text-loss">
      <span>
        {lineName(row.line, t)}. {fault !== 'malformed' && t(words[fault], { amount: limit })}
      </span>
      {limitMinor > 0n && (
        <Chip className="min-h-11" onClick={() => slip.stake(index, plain(limitMinor))}>
          {t('lottery.setMost', { amount: limit })}
        </Chip>
      )}
    </span>
  )
}
