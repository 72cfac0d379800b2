import { cx } from '@fairground/ui/cx'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import type { AutoTable } from '../autoplay/auto-game.ts'
import { AutoplayEntry, isAutoplayOffered, StopButton } from '../autoplay/autoplay-entry.tsx'
import { useRun } from '../autoplay/run-store.ts'
import { isFree } from '../bet/bet-state.ts'
import type { GameSettings } from '../settings.ts'
import { StakePanel } from '../stake/stake-panel.tsx'
import layout from './flight-layout.module.css'
import { type BetSlotProps, SlotButton } from './slot-button.tsx'
import { SlotNote } from './slot-note.tsx'
import { TargetFacts } from './target-facts.tsx'
import { TargetField } from './target-field.tsx'
import type { Slot } from './use-slot.ts'

/** One slot of the player: stake, automatic cash-out, the big button, and the result of the last bet. */
export function BetSlot(props: BetSlotProps) {
  const t = useTranslate()
  const { slot, settings } = props
  const run = useRun()
  // A run of autoplay bets in the first slot only.
  const isRun = run !== undefined && slot.slot === 0
  const isLocked = isRun || !(isFree(slot.state.phase) || slot.state.phase.name === 'loading')
  return (
    <section
      aria-label={t('flight.slot', { number: slot.slot + 1 })}
      className={layout.slot}
      data-chosen={props.isChosen}
      onFocus={props.onChoose}
    >
      <StakePanel stake={slot.stake} settings={settings} isLocked={isLocked} />
      <div className={layout.slotRow}>
        <TargetField target={slot.target} isLocked={isLocked} />
        <div className={layout.slotAct}>{isRun ? <StopButton settings={settings} /> : <SlotButton {...props} />}</div>
      </div>
      <SlotNote slot={slot} enabled={settings.enabled} />
      {slot.slot === 0 ? (
        <SlotAutoplay gameId={props.gameId} slot={slot} settings={settings} />
      ) : (
        isAutoplayOffered(props) && <p className="min-h-[44px] text-xs text-muted">{t('autoplay.firstPlace')}</p>
      )}
      <div className={layout.facts}>
        <TargetFacts slot={slot} settings={settings} />
      </div>
    </section>
  )
}

interface SlotChoiceProps {
  count: number
  chosenSlot: number
  onChoose: (at: number) => void
}

/** Chooses the slot that the keys control, in a game with two slots. A digit key chooses too. */
export function SlotChoice({ count, chosenSlot, onChoose }: SlotChoiceProps) {
  const t = useTranslate()
  return (
    <fieldset data-board="" aria-label={t('flight.slots')} className={layout.slotChoice}>
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
          {t('flight.slot', { number: at + 1 })}
        </button>
      ))}
    </fieldset>
  )
}

interface SlotAutoplayProps {
  gameId: string
  slot: Slot
  settings: GameSettings
}

/** The button to autoplay of a multiplayer game. A run bets in the first slot, with its automatic cash-out. */
function SlotAutoplay({ gameId, slot, settings }: SlotAutoplayProps) {
  const { driver, stake, target, state } = slot
  const [table] = useState<AutoTable>(() => ({
    async playRound(...args) {
      const { createSlotTable } = await import('../autoplay/bet-table.ts')
      return createSlotTable(driver).playRound(...args)
    },
  }))
  const options = target.hundredths === undefined ? {} : { autoCashOut: target.hundredths / 100 }
  return (
    <AutoplayEntry
      game={{
        gameId,
        manifest: undefined,
        settings,
        table,
        options,
        stakeMinor: stake.reading.stakeMinor,
        isFree: isFree(state.phase),
      }}
    />
  )
}
