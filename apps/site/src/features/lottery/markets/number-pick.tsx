import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { useState } from 'react'
import { pickName } from '../../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { formatMultiplier } from '../../../games/kit/numbers.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { multiplierOf, type Offer } from '../draft.ts'
import type { Room } from '../use-room.ts'
import { useChanceText } from './pick-grid.tsx'

const MOST_NUMBERS = 3

/** A pick of two or three numbers, pressed one after the other: in their order, or in any order where the market says so. */
export function NumberPick({ room: { slip }, offers }: { room: Room; offers: readonly Offer[] }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const chanceText = useChanceText()
  const [pressed, setPressed] = useState<readonly number[]>([])
  const numbers = [...new Set(offers.flatMap(({ pick }) => pick.split(',').map(Number)))].sort((a, b) => a - b)
  const isOrdered = offers[0]?.market === 'straight'
  const foundOffer = findOffer(offers, pressed, isOrdered)
  const press = (number: number) => setPressed((now) => [...now, number].slice(-MOST_NUMBERS))
  return (
    <div className="flex flex-col gap-3">
      <p className="text-s text-muted">{t(isOrdered ? 'lottery.pressNumbersOrdered' : 'lottery.pressNumbers')}</p>
      <fieldset aria-label={t('lottery.numbers')} className="min-w-0 grid grid-cols-5 gap-1.5">
        {numbers.map((number) => (
          <Chip key={number} on={pressed.includes(number)} onClick={() => press(number)} className="min-h-11">
            {number}
          </Chip>
        ))}
      </fieldset>
      <div className="flex min-h-14 items-center justify-between gap-2 rounded-m bg-ground px-3 py-2">
        <p role="status" className="nums text-s">
          <strong className="block">{pressed.join(isOrdered ? ' → ' : ' + ') || t('play.none')}</strong>
          {foundOffer && (
            <span className="text-xs text-muted">
              {formatMultiplier(multiplierOf(foundOffer), locale)} · {chanceText(foundOffer)}
            </span>
          )}
          {!foundOffer && pressed.length > 1 && <span className="text-xs text-muted">{t('lottery.noSuchPick')}</span>}
        </p>
        <span className="flex gap-1.5">
          {pressed.length > 0 && (
            <Button look="ghost" size="s" className="min-h-11" onClick={() => setPressed(pressed.slice(0, -1))}>
              {t('lottery.undo')}
            </Button>
          )}
          <Button
            size="s"
            className="min-h-11"
            disabled={!foundOffer || slip.has(foundOffer)}
            onClick={() => {
              if (foundOffer) slip.toggle(foundOffer)
              setPressed([])
            }}
            aria-label={foundOffer && `${t('lottery.add')}: ${pickName(foundOffer.pick, t)}`}
          >
            {t('lottery.add')}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** The pick of some numbers; a box has its numbers in ascending order. */
function findOffer(offers: readonly Offer[], pressed: readonly number[], isOrdered: boolean): Offer | undefined {
  const numbers = isOrdered ? pressed : pressed.toSorted((a, b) => a - b)
  return offers.find(({ pick }) => pick === numbers.join())
}
