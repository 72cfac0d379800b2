import { cx } from '@fairground/ui'
import { useId } from 'react'
import { playSound } from './sound/sound.ts'

/** One of a few choices of a bet. */
export interface OptionChoice<Value extends string | number> {
  value: Value
  label: string
}

interface OptionPickerProps<Value extends string | number> {
  label: string
  choices: readonly OptionChoice<Value>[]
  value: Value
  locked: boolean
  /** What the choice means, in a line under it. */
  note: string
  onChange: (value: Value) => void
}

/** A few choices side by side, of which one stands: difficulties, numbers of balls. */
export function OptionPicker<Value extends string | number>(props: OptionPickerProps<Value>) {
  const { label, choices, value, locked, note, onChange } = props
  const id = useId()
  const choose = (next: Value) => {
    playSound('press')
    onChange(next)
  }
  return (
    <fieldset disabled={locked} className="@container flex min-w-0 flex-col gap-1" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-s font-semibold text-muted @max-[760px]/frame:sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-m bg-button p-0.5 @max-[760px]/frame:gap-px">
        {choices.map((choice) => {
          const chosen = choice.value === value
          return (
            <label
              key={choice.value}
              className={cx(
                'relative grid min-h-[44px] min-w-[44px] grow cursor-pointer place-items-center rounded-s px-2 text-xs font-semibold transition-[background-color,color,scale] duration-120 has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-default',
                chosen ? 'bg-accent text-on-accent' : 'text-text active:scale-[0.96]',
                locked && !chosen && 'text-muted',
              )}
            >
              <input
                type="radio"
                name={id}
                className="absolute inset-0 cursor-[inherit] appearance-none"
                checked={chosen}
                onChange={() => choose(choice.value)}
              />
              {choice.label}
            </label>
          )
        })}
      </div>
      <p id={`${id}-note`} className="text-xs text-muted">
        {note}
      </p>
    </fieldset>
  )
}
