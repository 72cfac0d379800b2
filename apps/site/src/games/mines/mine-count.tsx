import { MINES_RANGE, TILES } from '@fairground/games/mines'
import { cx } from '@fairground/ui/cx'
import { useId } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { Slider } from '../kit/slider.tsx'
import { playSound } from '../kit/sound/sound.ts'
import type { ChoicesProps } from '../kit/stepped-game-rules.ts'

const QUICK = [1, 3, 5, 10, 24]

/** The number of mines: a slider with stops for the most used values; in a round, the number of gems left. */
export function MineCount({ options, isLocked, pickCount, onChange }: ChoicesProps) {
  const t = useTranslate()
  const id = useId()
  const count = Number(options.mines)
  const set = (mines: number) => {
    if (mines === count) return
    playSound('press')
    onChange({ mines })
  }
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="text-s font-semibold text-muted">
          {t('mines.count')}
        </label>
        <output htmlFor={id} className="nums min-w-6 text-end font-display text-m font-bold">
          {count}
        </output>
        {pickCount === undefined ? (
          <Slider id={id} {...MINES_RANGE} value={count} disabled={isLocked} onChange={set} />
        ) : (
          <p className="nums min-h-[44px] grow content-center text-end text-s font-semibold">
            {t('mines.gemsLeft', { count: TILES - count - pickCount })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        {QUICK.map((mines) => (
          <button
            key={mines}
            type="button"
            disabled={isLocked}
            aria-pressed={mines === count}
            aria-label={t('mines.countOf', { mines })}
            onClick={() => set(mines)}
            className={cx(
              'nums grid min-h-[44px] min-w-[44px] grow place-items-center rounded-s border text-xs font-semibold transition-[scale,border-color] duration-120 active:scale-[0.95] disabled:opacity-60 disabled:active:scale-100',
              mines === count ? 'border-accent text-accent-text' : 'border-line bg-button text-text',
            )}
          >
            {mines}
          </button>
        ))}
      </div>
    </div>
  )
}
