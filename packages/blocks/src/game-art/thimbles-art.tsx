import { Fragment } from 'react'
import { copies, dots, type Place, type Point } from './shapes.ts'

const bulb = 'var(--design-bulb-color)'
const CUPS: readonly (readonly Place[])[] = [
  [
    { x: 66, y: 214, scale: 0.9 },
    { x: 254, y: 214, scale: 0.9 },
  ],
  [{ x: 168, y: 158, turn: 16 }],
]
/** A cup around the middle of its rim, 108 wide and 139 high. */
const CUP = 'm-54-6 14-98q2-16 16-19 24-6 48 0 14 3 16 19l14 98q-2 14-54 16-52-2-54-16z'
const LIGHT = 'm-24-123h10l-12 129-20-3z'
const SHADE = 'm18-123q20 3 22 19l14 98q-2 8-22 12z'
const BANDS = 'm-44-76q44 10 88 0l-2.3-16q-41.7 10-83.4 0zm-10 70 2.5-18q51.5 12 103 0l2.5 18q-2 14-54 16-52-2-54-16z'
/** Six dots that follow the rim's curve. */
const STUD = 'a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z'
const STUDS = `m-43.6-10.2${STUD}${['4', '2', '0', '-2', '-4'].map((down) => `m16 ${down}${STUD}`).join('')}`
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
