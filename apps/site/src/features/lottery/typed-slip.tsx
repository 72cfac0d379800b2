import { numberToMinor } from '@fairground/money'
import type { LotteryPhraseKey } from '@fairground/phrases/lottery'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { useId, useState } from 'react'
import { lineName } from '../../games/kit/lottery/pick-words.ts'
import { mendingsOf } from '../../games/kit/lottery/slip-mendings.ts'
import { readTypedBets } from '../../games/kit/lottery/typed-bets.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { useLocale } from '../../kernel/language/language.ts'
import { multiplierOf, offerKey } from './draft.ts'
import type { Room } from './use-room.ts'

/**
 * A field in which the player types bets: `big 50; 3,18 1`. The text never bets: it becomes lines of the slip when the
 * player says so. What cannot be read is named with what mends it.
 */
export function TypedSlip({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const id = useId()
  const [text, setText] = useState('')
  const { game, slip, amount, decimalLength } = room
  const minor = (value: number) => numberToMinor(value, decimalLength)
  const { minStake, maxStake, maxWin } = game.limits
  const limits = {
    minStakeMinor: minor(minStake),
    maxStakeMinor: minor(maxStake),
    maxWinMinor: minor(maxWin),
    edge: game.edge,
    decimalLength,
  }
  const { lines, error } = readTypedBets(game.gameId, text, limits)
  const add = () => {
    if (lines.length === 0) return
    slip.addAll(lines.map(({ market, pick, stakeMinor }) => ({ market, pick, stake: room.plain(stakeMinor) })))
    setText('')
  }
  const params = error && { ...mendingsOf(error, text, amount).params, part: text.slice(error.start, error.end) }
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <label htmlFor={id} className="text-s font-semibold text-muted">
        {t('lottery.typed')}
      </label>
      <div className="flex gap-1.5">
        <input
          id={id}
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('lottery.typedHint')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 min-w-0 grow rounded-s border border-edge bg-ground px-3 text-m text-text placeholder:text-faint"
        />
        {lines.length > 0 && (
          <Button type="submit" size="s" className="min-h-11 shrink-0">
            {t('lottery.typedAdd', { count: lines.length })}
          </Button>
        )}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="text-xs text-muted">
        {error && <p className="text-loss">{t(`lottery.typed_${error.code}` as LotteryPhraseKey, params)}</p>}
        {lines.map((line) => {
          const offer = slip.offers.get(offerKey(line))
          return (
            <p key={`${line.start} ${offerKey(line)}`} className="nums">
              {lineName(line, t)} · {offer && formatMultiplier(multiplierOf(offer), locale)} · {amount(line.stakeMinor)}
            </p>
          )
        })}
      </div>
      {error && (
        <div className="flex flex-wrap gap-1.5">
          {mendingsOf(error, text, amount).texts.map((mended) => (
            <Chip key={mended} className="min-h-11" onClick={() => setText(mended)}>
              {mended}
            </Chip>
          ))}
        </div>
      )}
    </form>
  )
}
