import type { CSSProperties } from 'react'
import css from './slider.module.css'

interface SliderProps {
  id: string
  min: number
  max: number
  value: number
  disabled: boolean
  onChange: (value: number) => void
}

/** A slider for whole numbers. Label it by its `id`. */
export function Slider({ id, min, max, value, disabled, onChange }: SliderProps) {
  return (
    <input
      id={id}
      type="range"
      min={min}
      max={max}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className={css.slider}
      style={{ '--part': (value - min) / (max - min) } as CSSProperties}
    />
  )
}
