import { parseAmount } from '@fairground/money'
import { Button } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { lineName } from '../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { formatMultiplier, formatShare } from '../../games/kit/numbers.ts'
import { useLocale } from '../../kernel/language/language.ts'
import { useTypedAmounts } from '../../player/typed-amounts.ts'
import { multiplierOf, plainAmount } from './draft.ts'
import { FaultChip } from './fault-chip.tsx'
import { ShareChoice } from './share-choice.tsx'
import type { Room } from './use-room.ts'
import type { SlipRow } from './use-slip.ts'
import { keepUsual } from './usual-slips.ts'

/** The slip: its lines with their stakes, the total, what it pays if every pick wins, and its return. */
export function SlipPanel({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const { slip, amount } = room
  const { sums } = slip
  if (slip.rows.length === 0) return <p className="py-2 text-s text-muted">{t('lottery.slipEmpty')}</p>
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-m">{t('lottery.lines', { count: slip.rows.length })}</h3>
        <div className="flex">
          <Button look="ghost" size="s" className="min-h-11" onClick={() => keepUsual(room.game.gameId, linesOf(slip))}>
            {t('lottery.usualKeep')}
          </Button>
          <Button look="ghost" size="s" className="min-h-11" onClick={slip.clear}>
            {t('lottery.clear')}
          </Button>
        </div>
      </div>
      <ul>
        {slip.rows.map((row, index) => (
          <Line key={`${row.line.market} ${row.line.pick}`} room={room} row={row} index={index} />
        ))}
      </ul>
      <dl className="nums mt-2 grid grid-cols-[1fr_auto] gap-y-1 text-s">
        <dt className="text-muted">{t('lottery.total')}</dt>
        <dd className="text-end font-semibold">{amount(sums.stakeMinor)}</dd>
        <dt className="text-muted">{t('lottery.maxWin')}</dt>
        <dd className="text-end font-semibold">{amount(sums.maxWinMinor)}</dd>
        <dt className="text-muted">{t('lottery.return')}</dt>
        <dd className="text-end font-semibold">{formatShare(sums.returned, locale)}</dd>
      </dl>
      <ShareChoice room={room} />
    </div>
  )
}

const linesOf = ({ rows }: Room['slip']) => rows.map(({ line }) => line)

function Line({ room: { slip, ...room }, row, index }: { room: Room; row: SlipRow; index: number }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const { line, offer, numbers } = row
  const name = lineName(line, t)
  return (
    <li className="border-b border-dotted border-line py-1.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow text-s">
          <span className="block font-semibold">{name}</span>
          <span className="nums text-xs text-muted">{formatMultiplier(multiplierOf(offer), locale)}</span>
        </span>
        <LineStake
          label={t('lottery.stakeOf', { pick: name })}
          isWrong={numbers.fault !== undefined}
          stake={line.stake}
          decimalLength={room.decimalLength}
          onChange={(stake) => slip.stake(index, stake)}
        />
        <button
          type="button"
          aria-label={t('lottery.remove', { pick: name })}
          onClick={() => slip.toggle(line)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {numbers.fault && <FaultChip room={{ slip, ...room }} index={index} />}
    </li>
  )
}

interface LineStakeProps {
  label: string
  isWrong: boolean
  /** A plain decimal text, or nothing. */
  stake: string
  decimalLength: number
  onChange: (stake: string) => void
}

/** The stake of a line, in the notation of the page's language. */
function LineStake({ label, isWrong, stake, decimalLength, onChange }: LineStakeProps) {
  const amounts = useTypedAmounts({ symbol: '', decimalLength })
  const [text, setText] = useState<string>()
  const plainOf = (typedText: string) => {
    const reading = amounts.read(typedText)
    return reading.kind === 'amount' ? plainAmount(reading.minor, decimalLength) : ''
  }
  const minor = parseAmount(stake, decimalLength)
  // A chip may have set another stake since.
  const fieldText =
    text !== undefined && plainOf(text) === stake ? text : minor === undefined ? stake : amounts.print(minor)
  const fault = amounts.faultOf(fieldText)
  return (
    <span className="flex flex-col items-end">
      <input
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        value={fieldText}
        title={fault}
        onChange={({ target }) => {
          setText(target.value)
          onChange(plainOf(target.value))
        }}
        onBlur={() => fault === undefined && setText(undefined)}
        className={cx(
          'nums min-h-11 w-24 rounded-s border bg-ground px-2 text-end text-m text-text',
          isWrong ? 'border-loss' : 'border-edge',
        )}
      />
      <span aria-live="polite" className="max-w-40 text-end text-xs text-loss empty:hidden">
        {fault}
      </span>
    </span>
  )
}
