import type { Bonus, WageringRule } from '@fairground/contract/bonus'
import { buttonClass } from '@fairground/ui/button'
import { ProgressBar } from '@fairground/ui/progress-bar'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { openPopup } from '../../popups/popups.ts'
import { OptionPicker } from '../kit/option-picker.tsx'
import { type MySpins, type SpinValue, spinValues } from './spins.ts'

interface SpinPanelProps {
  mine: MySpins
  /** The value of the next spin; undefined without spins. */
  chosenValue: SpinValue | undefined
  /** Whether a spin is on its way or the wheel turns. */
  isLocked: boolean
  onChoose: (value: number) => void
}

/** The panel in the position of the stake: the number of spins, their value, and the destination of a win. */
export function SpinPanel({ mine, chosenValue, isLocked, onChoose }: SpinPanelProps) {
  return (
    <div className="flex flex-col gap-3">
      {chosenValue ? (
        <Spins mine={mine} chosenValue={chosenValue} isLocked={isLocked} onChoose={onChoose} />
      ) : (
        <NoSpins mine={mine} />
      )}
      {mine.bonus ? <BonusLeft bonus={mine.bonus} /> : <Rule rule={mine.rule} />}
    </div>
  )
}

function Spins({ mine, chosenValue, isLocked, onChoose }: SpinPanelProps & { chosenValue: SpinValue }) {
  const t = useTranslate()
  const money = useMoney()
  const locale = useLocale()
  const values = spinValues(mine)
  const ends = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    chosenValue.expiresAt,
  )
  const note = t('freespin.ends', { when: ends })
  if (values.length > 1) {
    return (
      <OptionPicker
        label={t('freespin.value')}
        choices={values.map(({ value, spinsLeft }) => ({ value, label: `${money.short(value)} · ${spinsLeft}` }))}
        value={chosenValue.value}
        isLocked={isLocked}
        note={note}
        onChange={onChoose}
      />
    )
  }
  return (
    <div className="ticket flex flex-wrap items-center justify-between gap-x-3 bg-button px-5 py-3">
      <span className="flex min-w-0 flex-col">
        <span className="text-s font-semibold">{t('freespin.valueOf', { amount: money.full(chosenValue.value) })}</span>
        <span className="text-xs text-muted">{note}</span>
      </span>
      <span className="nums font-display text-m text-accent-text">
        {t('freespin.left', { count: chosenValue.spinsLeft - (isLocked ? 1 : 0) })}
      </span>
    </div>
  )
}

/** The panel without spins: the reason, and what the player can do. */
function NoSpins({ mine }: { mine: MySpins }) {
  const t = useTranslate()
  return (
    <div className="flex flex-col gap-3 rounded-m border border-dashed border-edge p-4">
      <p className="font-semibold">{t('freespin.noneTitle')}</p>
      <p className="text-s text-muted">{t(mine.allowed ? 'freespin.noneText' : 'freespin.notAllowed')}</p>
      <div className="flex flex-wrap gap-2">
        {mine.allowed && (
          <button
            type="button"
            className={buttonClass('plain', 's', 'min-h-[44px]')}
            onClick={() => openPopup({ name: 'check-in' })}
          >
            {t('freespin.checkIn')}
          </button>
        )}
        <a href="/" target="_top" className={buttonClass('plain', 's', 'min-h-[44px]')}>
          {t('freespin.otherGames')}
        </a>
      </div>
    </div>
  )
}

/** The bonus money and the progress of its wagering. */
function BonusLeft({ bonus }: { bonus: Bonus }) {
  const t = useTranslate()
  const money = useMoney()
  const locale = useLocale()
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(bonus.expiresAt)
  return (
    <section aria-label={t('freespin.bonus')} className="flex flex-col gap-2 rounded-m border border-line bg-block p-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-s font-semibold text-muted">{t('freespin.bonus')}</h2>
        <span className="nums font-semibold text-win">{money.full(bonus.balance)}</span>
      </div>
      <ProgressBar label={t('freespin.wagered')} value={bonus.wagered} max={bonus.required || 1} tone="win" />
      <p className="text-xs text-muted">
        {t('freespin.toWager', { left: money.full(bonus.toWager), all: money.full(bonus.required), until })}
      </p>
    </section>
  )
}

/** The wagering rules of a win, before there is one; none where a win needs no wagering, as in a demonstration. */
function Rule({ rule }: { rule: WageringRule }) {
  const t = useTranslate()
  if (rule.times === 0) return null
  return <p className="text-xs text-muted">{t('freespin.rule', { times: rule.times, days: rule.days })}</p>
}
