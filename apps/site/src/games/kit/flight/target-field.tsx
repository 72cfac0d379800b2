import { LOWEST_TARGET } from '@fairground/games/multiplayer'
import { cx } from '@fairground/ui/cx'
import { useId } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { playSound } from '../sound/sound.ts'
import { formatPoint } from './format-point.ts'
import type { Slot } from './use-slot.ts'

/** The automatic cash-out: a switch and its target. The server carries it out, even after the page has closed. */
export function TargetField({ target, isLocked }: { target: Slot['target']; isLocked: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  const id = useId()
  const isWrong = target.isAuto && target.hundredths === undefined
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div
        className={cx(
          'flex min-h-12 items-center rounded-m border bg-ground ps-2.5 pe-2',
          'has-[input[inputmode]:focus]:border-focus has-[input[inputmode]:focus]:outline-2 has-[input[inputmode]:focus]:-outline-offset-1 has-[input[inputmode]:focus]:outline-focus',
          isWrong ? 'border-loss' : 'border-edge',
        )}
      >
        <label className="-ms-2.5 grid size-[44px] shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('flight.auto')}
            title={t('flight.auto')}
            checked={target.isAuto}
            disabled={isLocked}
            onChange={() => {
              playSound('press')
              target.toggle()
            }}
            className="size-6 accent-[var(--design-button-active-bg)]"
          />
        </label>
        <label htmlFor={id} className="flex min-h-[44px] min-w-0 grow cursor-text flex-col justify-center">
          <span className="truncate text-xs leading-tight text-muted">{t('flight.autoShort')}</span>
          <span className="flex items-baseline gap-0.5">
            <input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              value={target.text}
              readOnly={isLocked}
              aria-label={t('flight.target')}
              aria-invalid={isWrong}
              aria-describedby={`${id}-wrong`}
              onChange={(event) => target.change(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              className={cx(
                'nums w-0 min-w-8 grow bg-transparent text-m leading-tight font-semibold outline-none',
                target.isAuto ? 'text-text' : 'text-muted',
              )}
            />
            <span aria-hidden="true" className="text-s text-muted">
              ×
            </span>
          </span>
        </label>
      </div>
      <p id={`${id}-wrong`} aria-live="polite" className="text-xs font-medium text-loss empty:hidden">
        {isWrong && t('flight.targetWrong', { lowest: formatPoint(LOWEST_TARGET, locale) })}
      </p>
    </div>
  )
}
