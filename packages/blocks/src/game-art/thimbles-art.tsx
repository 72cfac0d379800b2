import { Fragment } from 'react'
import { copies, disc, dots, type Place, type Point } from './shapes.ts'

const bulb = 'var(--design-bulb-color)'
const CUPS: readonly (readonly Place[])[] = [
  [
    { x: 66, y: 214, scale: 0.9 },
    { x: 254, y: 214, scale: 0.9 },
  ],
  [{ x: 168, y: 158, turn: 16 }],
]
/** A cup around the middle of its rim, 108 wide and 139 high. */
const CUP = 'M-54-6-40-104Q-38-120-24-123 0-129 24-123 38-120 40-104L54-6Q52 8 0 10-52 8-54-6z'
const LIGHT = 'M-24-123-14-123-26 6-46 3z'
const SHADE = 'M18-123q20 3 22 19L54-6q-2 8-22 12z'
const BANDS = 'M-44-76Q0-66 44-76l-2.3-16Q0-82-41.7-92zM-54-6-51.5-24Q0-12 51.5-24L54-6Q52 8 0 10-52 8-54-6z'
/** Six dots that follow the rim's curve. */
const STUDS = [-40, -24, -8, 8, 24, 40].map((x) => disc(x, -4 - (x * x) / 260, 3.6)).join('')
const STRING = dots([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at): Point => [24 + at * 34, 18 + (at % 2) * 8]))

/** Three cups on a round table, the middle one lifted from its ball. 320 by 260. */
export function ThimblesArt() {
  return (
    <>
      <ellipse cx="160" cy="216" rx="150" ry="34" fill="var(--design-info-color)" fillOpacity=".34" />
      <ellipse cx="160" cy="212" rx="128" ry="24" fill="#fff" fillOpacity=".08" />
      <ellipse cx="160" cy="196" rx="64" ry="16" fill={bulb} fillOpacity=".3" />
      <circle cx="160" cy="192" r="26" fill="var(--design-safe-color)" />
      <path d="M136 196q24 14 48 0" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="3.5" />
      <ellipse cx="151" cy="180" rx="7" ry="4.5" fill="#fff" fillOpacity=".8" transform="rotate(-30 151 180)" />
      {/* The lifted one stands before the others. */}
      {CUPS.map((cups) => (
        <Fragment key={cups.length}>
          <path d={copies(CUP, cups)} fill="var(--design-button-active-gradient-color)" />
          <path d={copies(LIGHT, cups)} fill="#fff" fillOpacity=".22" />
          <path d={copies(SHADE, cups)} fill="#000" fillOpacity=".2" />
          <path d={copies(BANDS, cups)} fill="var(--design-button-active-bg)" />
          <path d={copies(STUDS, cups)} fill="#fff" fillOpacity=".9" />
        </Fragment>
      ))}
      <path d={STRING} stroke={bulb} strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
