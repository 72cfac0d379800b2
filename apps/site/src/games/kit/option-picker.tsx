import { cx } from '@fairground/ui/cx'
import { useId } from 'react'
import { playSound } from './sound/sound.ts'

/** One choice of a bet's option. */
export interface OptionChoice<Value extends string | number> {
  value: Value
  label: string
}

interface OptionPickerProps<Value extends string | number> {
  label: string
  choices: readonly OptionChoice<Value>[]
  value: Value
  isLocked: boolean
  /** A line under the choices that explains the chosen one. */
  note: string
  onChange: (value: Value) => void
}

/** A few choices side by side: difficulties, numbers of balls. */
export function OptionPicker<Value extends string | number>(props: OptionPickerProps<Value>) {
  const { label, choices, value, isLocked, note, onChange } = props
  const id = useId()
  const choose = (newValue: Value) => {
    playSound('press')
    onChange(newValue)
  }
  return (
    <fieldset disabled={isLocked} className="@container flex min-w-0 flex-col gap-1" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-s font-semibold text-muted @max-[620px]/frame:sr-only">{label}</legend>
      <div className="flex flex-wrap gap-px rounded-m bg-button p-0.5">
        {choices.map((choice) => {
          const isChosen = choice.value === value
          return (
            <label
              key={choice.value}
              className={cx(
                'relative grid min-h-[44px] min-w-[44px] grow cursor-pointer place-items-center rounded-s px-2 text-xs font-semibold transition-[background-color,color,scale] duration-120 has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-default',
                isChosen ? 'bg-accent text-on-accent' : 'text-text active:scale-[0.96]',
                isLocked && !isChosen && 'text-muted',
              )}
            >
              <input
                type="radio"
                name={id}
                className="absolute inset-0 cursor-[inherit] appearance-none"
                checked={isChosen}
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
