import { cx } from '@fairground/ui/cx'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import type { AutoTable } from '../autoplay/auto-game.ts'
import { AutoplayEntry, isAutoplayOffered, StopButton } from '../autoplay/autoplay-entry.tsx'
import { useRun } from '../autoplay/run-store.ts'
import type { GameSettings } from '../settings.ts'
import { StakePanel } from '../stake/stake-panel.tsx'
import layout from './flight-layout.module.css'
import { type BetSeatProps, SeatButton } from './seat-button.tsx'
import { SeatNote } from './seat-note.tsx'
import { TargetFacts } from './target-facts.tsx'
import { TargetField } from './target-field.tsx'
import type { Seat } from './use-seat.ts'

/** One slot of the player: stake, automatic cash-out, the big button, and the result of the last bet. */
export function BetSeat(props: BetSeatProps) {
  const t = useTranslate()
  const { seat, settings } = props
  const { name } = seat.state.phase
  const run = useRun()
  // A run of autoplay bets in the first slot only.
  const isRun = run !== undefined && seat.slot === 0
  const isLocked = isRun || name === 'queued' || name === 'placing' || name === 'riding'
  return (
    <section
      aria-label={t('flight.seat', { number: seat.slot + 1 })}
      className={layout.seat}
      data-chosen={props.isChosen}
      onFocus={props.onChoose}
    >
      <StakePanel stake={seat.stake} settings={settings} isLocked={isLocked} />
      <div className={layout.seatRow}>
        <TargetField target={seat.target} isLocked={isLocked} />
        <div className={layout.seatAct}>{isRun ? <StopButton settings={settings} /> : <SeatButton {...props} />}</div>
      </div>
      <SeatNote seat={seat} enabled={settings.enabled} />
      {seat.slot === 0 ? (
        <SeatAutoplay gameId={props.gameId} seat={seat} settings={settings} />
      ) : (
        isAutoplayOffered(props) && <p className="min-h-[44px] text-xs text-muted">{t('autoplay.firstPlace')}</p>
      )}
      <div className={layout.facts}>
        <TargetFacts seat={seat} settings={settings} />
      </div>
    </section>
  )
}

interface SeatChoiceProps {
  count: number
  chosenSlot: number
  onChoose: (at: number) => void
}

/** Chooses the slot that the keys control, in a game with two slots. A digit key chooses too. */
export function SeatChoice({ count, chosenSlot, onChoose }: SeatChoiceProps) {
  const t = useTranslate()
  return (
    <fieldset data-board="" aria-label={t('flight.seats')} className={layout.seatChoice}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <button
          key={at}
          type="button"
          tabIndex={0}
          data-digit={at + 1}
          aria-pressed={at === chosenSlot}
          onClick={() => onChoose(at)}
          className={cx(
            'min-h-[44px] grow rounded-s px-3 text-xs font-semibold transition-colors duration-120',
            at === chosenSlot ? 'bg-button text-accent-text' : 'text-muted hover:text-text',
          )}
        >
          {t('flight.seat', { number: at + 1 })}
        </button>
      ))}
    </fieldset>
  )
}

interface SeatAutoplayProps {
  gameId: string
  seat: Seat
  settings: GameSettings
}

/** The button to autoplay of a multiplayer game. A run bets in the first slot, with its automatic cash-out. */
function SeatAutoplay({ gameId, seat, settings }: SeatAutoplayProps) {
  const { driver, stake, target, state } = seat
  const [table] = useState<AutoTable>(() => ({
    async playRound(...args) {
      const { createSeatTable } = await import('../autoplay/seat-table.ts')
      return createSeatTable(driver).playRound(...args)
    },
  }))
  const options = target.hundredths === undefined ? {} : { autoCashOut: target.hundredths / 100 }
  const isFree = state.phase.name === 'free'
  return (
    <AutoplayEntry
      game={{ gameId, manifest: undefined, settings, table, options, stakeMinor: stake.reading.stakeMinor, isFree }}
    />
  )
}
