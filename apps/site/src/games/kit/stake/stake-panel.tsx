import type { PhraseKey } from '@fairground/phrases'
import { cx } from '@fairground/ui/cx'
import { useId } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import { playSound } from '../sound/sound.ts'
import type { Stake } from '../use-stake.ts'
import type { StakeProblem, StakeStep } from './stake.ts'

interface StakePanelProps {
  stake: Stake
  settings: GameSettings
  /** Whether the stake is fixed, because a round is open. */
  isLocked: boolean
  /** The label of the stake in games that sell something. */
  nameKey?: PhraseKey
}

const STEPS: readonly { step: StakeStep; sign: string; name: 'play.half' | 'play.double' | 'play.min' | 'play.max' }[] =
  [
    { step: 'half', sign: '½', name: 'play.half' },
    { step: 'double', sign: '2×', name: 'play.double' },
    { step: 'min', sign: '', name: 'play.min' },
    { step: 'max', sign: '', name: 'play.max' },
  ]

/** The stake: an amount with half, double, min and max, and a message for an invalid one. */
export function StakePanel({ stake, settings, isLocked, nameKey = 'play.stake' }: StakePanelProps) {
  const { text, placeholder } = stake
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const id = useId()
  const { currency } = settings
  const problem = isLocked ? undefined : stake.problem

  const step = (change: StakeStep) => {
    playSound('press')
    stake.step(change)
  }

  return (
    <div className="@container relative flex flex-col gap-1.5">
      <div
        className={cx(
          'flex min-h-12 flex-wrap items-center gap-1 rounded-m border bg-ground ps-3 pe-[3px] transition-colors duration-120 @max-[15rem]:p-1',
          'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          problem ? 'border-loss' : 'border-edge',
        )}
      >
        <label
          htmlFor={id}
          className="flex min-h-[46px] w-0 min-w-12 grow cursor-text flex-col justify-center @max-[15rem]:basis-full @max-[15rem]:px-1"
        >
          <span className="truncate text-xs leading-tight text-muted">{t(nameKey)}</span>
          <span className="flex items-baseline gap-1">
            <span aria-hidden="true" className="text-s font-semibold text-muted">
              {currency.symbol}
            </span>
            <input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              placeholder={placeholder}
              readOnly={isLocked}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-problem`}
              onChange={(event) => stake.change(event.target.value)}
              onBlur={stake.leave}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              className="nums w-0 min-w-8 grow bg-transparent text-m leading-tight font-semibold text-text outline-none placeholder:text-faint"
            />
          </span>
        </label>
        {STEPS.map(({ step: change, sign, name }) => (
          <button
            key={change}
            type="button"
            disabled={isLocked}
            data-extra={change === 'min' || change === 'max' ? '' : undefined}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => step(change)}
            className="nums grid min-h-[44px] min-w-[44px] place-items-center rounded-s bg-button px-1.5 text-s font-semibold text-text transition-[scale,filter] duration-120 hover:brightness-115 active:scale-[0.96] disabled:opacity-50 @max-[15rem]:grow @max-[15rem]:px-0 @max-[15rem]:text-xs"
          >
            {sign || t(name)}
          </button>
        ))}
      </div>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="text-xs font-medium text-loss empty:hidden @max-[620px]/frame:absolute @max-[620px]/frame:inset-x-0 @max-[620px]/frame:bottom-full @max-[620px]/frame:z-6 @max-[620px]/frame:mb-1 @max-[620px]/frame:rounded-s @max-[620px]/frame:border @max-[620px]/frame:border-line @max-[620px]/frame:bg-block @max-[620px]/frame:px-3 @max-[620px]/frame:py-2"
      >
        {problem === 'malformed' || problem === 'ambiguous'
          ? stake.fault
          : problem && t(SENTENCES[problem], limitTexts(settings, money))}
      </p>
    </div>
  )
}

const SENTENCES = {
  empty: 'play.stakeEmpty',
  'below-minimum': 'play.stakeBelow',
  'above-maximum': 'play.stakeAbove',
  'above-balance': 'play.stakeBalance',
} as const satisfies Record<Exclude<StakeProblem, 'malformed' | 'ambiguous'>, string>

function limitTexts({ limits }: GameSettings, money: (minor: bigint) => string) {
  return { min: money(limits.minStakeMinor), max: money(limits.maxStakeMinor) }
}
