import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { StepCell } from '../../frame/step-grid/cells.ts'
import { delayOf } from './climb.ts'
import css from './window.module.css'

const ARCH = 'M14 64V31a18 18 0 0 1 36 0v33z'
const SLATS = [33, 39, 45, 51, 57]

/** A window in all its states: its style sheet turns the light on and lets the shutters fall. */
export const WindowArt = memo(function WindowArt() {
  return (
    <svg viewBox="0 0 64 76" aria-hidden="true" className={css.art}>
      <circle data-part="halo" cx="32" cy="40" r="38" fill="url(#tower-halo)" />
      <path d="M7 69V31a25 25 0 0 1 50 0v38z" fill="url(#tower-frame)" />
      <path d={ARCH} fill="url(#tower-glass)" />
      <g data-part="light">
        <path d={ARCH} fill="url(#tower-light)" />
        <path
          d="M14 64V31a18 18 0 0 1 6-13c2 14 0 30-6 46zM50 64V31a18 18 0 0 0-6-13c-2 14 0 30 6 46z"
          fill="url(#tower-curtain)"
        />
      </g>
      <path d="M32 13.500V64M14.500 40h35" stroke="url(#tower-frame)" strokeWidth="2.500" fill="none" />
      <path data-part="glint" d="M19 36c0-8 3-13 8-16l3 0-9 22z" fill="#fff" fillOpacity=".16" />
      <g data-part="shutters">
        <path d={ARCH} fill="var(--night)" />
        <g data-part="left">
          <path d="M14 64V31a18 18 0 0 1 17.500-18v51z" fill="url(#tower-shutter)" />
          {SLATS.map((y) => (
            <path key={y} d={`M17 ${y}h12`} stroke="#000" strokeOpacity=".3" strokeWidth="2" strokeLinecap="round" />
          ))}
        </g>
        <g data-part="right">
          <path d="M50 64V31a18 18 0 0 0-17.500-18v51z" fill="url(#tower-shutter)" />
          {SLATS.map((y) => (
            <path key={y} d={`M35 ${y}h12`} stroke="#000" strokeOpacity=".3" strokeWidth="2" strokeLinecap="round" />
          ))}
        </g>
      </g>
      <path
        data-part="crack"
        d="M33 14l-4 11 6 7-7 10 5 6-4 15"
        fill="none"
        stroke="var(--design-loss-color)"
        strokeWidth="2.500"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g data-part="puffs" fill="var(--design-text-muted-color)">
        <circle data-part="puff" cx="20" cy="46" r="9" />
        <circle data-part="puff" cx="44" cy="42" r="11" />
        <circle data-part="puff" cx="32" cy="30" r="10" />
      </g>
      <rect x="3" y="64" width="58" height="7" rx="2.500" fill="url(#tower-sill)" />
      <path d="M10 71h6l-2 5h-2zM48 71h6l-2 5h-2z" fill="url(#tower-frame)" />
    </svg>
  )
})

/** A window's own attributes, beside how it stands. */
export function windowLook(cell: StepCell) {
  return { className: css.window, style: { '--delay': `${delayOf(cell)}ms` } as CSSProperties }
}
