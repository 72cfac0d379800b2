import { MINES_RANGE } from '@fairground/games/mines'
import { cx } from '@fairground/ui'
import { useId } from 'react'
import { Slider } from '../../frame/slider.tsx'
import { playSound } from '../../frame/sound/sound.ts'
import type { ChoicesProps } from '../../frame/stepped-game-rules.ts'
import { useTranslate } from '../../session/language.ts'

const QUICK = [1, 3, 5, 10, 24]

/** How many mines lie on the board: a slider with its most used stops. */
export function MineCount({ options, locked, onChange }: ChoicesProps) {
  const t = useTranslate()
  const id = useId()
  const count = Number(options.mines)
  const set = (mines: number) => {
    if (mines === count) return
    playSound('press')
    onChange({ mines })
  }
  return (
    <div className="@container flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-s font-semibold text-muted">
          {t('mines.count')}
        </label>
        <output htmlFor={id} className="nums font-display text-m font-bold">
          {count}
        </output>
      </div>
      <div className="flex items-center gap-3 @max-[15rem]:flex-col @max-[15rem]:items-stretch @max-[15rem]:gap-1">
        <Slider id={id} {...MINES_RANGE} value={count} disabled={locked} onChange={set} />
        <div className="flex gap-1 @max-[15rem]:justify-between">
          {QUICK.map((mines) => (
            <button
              key={mines}
              type="button"
              disabled={locked}
              aria-pressed={mines === count}
              aria-label={t('mines.countOf', { mines })}
              onClick={() => set(mines)}
              className={cx(
                'nums grid min-h-8 min-w-8 place-items-center rounded-s border text-xs @max-[15rem]:min-w-0 @max-[15rem]:grow font-semibold transition-[scale,border-color] duration-120 active:scale-[0.95] disabled:opacity-60 disabled:active:scale-100',
                mines === count ? 'border-accent text-accent-text' : 'border-line bg-button text-text',
              )}
            >
              {mines}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
