import { memo, type ReactNode } from 'react'
import { SceneLayer } from '../kit/scene-layer.tsx'
import { SCENE, STAND } from './road.ts'

/**
 * The kangaroo from the side, standing on the road: boxing gloves, a scarf, and a joey in the pouch. Each moving part
 * is its own layer.
 */
export const KangarooArt = memo(function KangarooArt() {
  return (
    <>
      <Part name="tail">
        <path d="M-18-50q-36 2-50 32-9 18-38 12 34 24 60-2 16-16 34-12z" fill="var(--fur-dark)" />
      </Part>
      <Part>
        <path d="M-2-24q14 4 12 14l26 2q8 1 8 6t-8 4h-42q-8-2-6-10z" fill="var(--fur-dark)" />
        <path d="M-32-30q-6-44 24-66 20-12 32 8 9 34-4 56-12 18-32 16-16-1-20-14z" fill="url(#kangaroo-fur)" />
        <path d="M8-18q18-14 17-50-2-14-13-8-13 24-4 58z" fill="var(--belly)" />
        <g>
          <path d="M2-46l-3-15q8 0 9 11zM16-48l5-14q-9-1-10 10z" fill="var(--fur)" />
          <circle cx="9" cy="-42" r="10" fill="var(--fur)" />
          <circle cx="13" cy="-44" r="1.700" fill="var(--ink)" />
          <ellipse cx="17.500" cy="-40" rx="4.500" ry="3.400" fill="var(--belly)" />
          <circle cx="20" cy="-41.500" r="1.500" fill="var(--ink)" />
          <path d="M-8-40q16 14 34-2 0 20-12 24-18 2-22-22z" fill="var(--fur)" />
          <path d="M-8-40q16 14 34-2" fill="none" stroke="var(--fur-dark)" strokeWidth="2.500" strokeLinecap="round" />
        </g>
      </Part>
      <Part name="leg">
        <ellipse cx="-12" cy="-34" rx="25" ry="27" fill="url(#kangaroo-fur)" />
        <path d="M-28-18q-2 12 8 14l46 1q10 1 10 7 0 3-9 3h-50q-13-1-15-14z" fill="url(#kangaroo-fur)" />
        <path d="M-24-48q14-8 26 6" fill="none" stroke="var(--fur-dark)" strokeWidth="2" strokeOpacity=".5" />
      </Part>
      <Part name="head">
        <path d="M-8-92q4-28 20-36l18 12q-12 14-8 32-14 12-30-8z" fill="url(#kangaroo-fur)" />
        <path d="M-8-92q14 14 32 6l-2 10q-18 8-32-6z" fill="var(--scarf)" />
        <path d="M-8-84q-14 4-18 18 10 0 20-10z" fill="var(--scarf)" />
        <path d="M8-134q-14-18-10-38 16 8 22 34z" fill="var(--fur-dark)" />
        <path d="M20-136q-4-24 8-40 12 16 6 40z" fill="var(--fur)" />
        <path d="M24-140q-2-16 4-26 6 10 3 26z" fill="var(--scarf)" fillOpacity=".55" />
        <path d="M4-126q6-16 26-14 16 2 26 12 6 7-2 13-14 9-34 5-20-3-16-16z" fill="url(#kangaroo-fur)" />
        <path d="M40-114q14-2 17-9 3 8-4 12-12 7-28 3z" fill="var(--belly)" />
        <ellipse cx="55" cy="-126" rx="5" ry="4" fill="var(--ink)" />
        <circle cx="29" cy="-129" r="4.600" fill="white" />
        <circle cx="30.500" cy="-128.500" r="2.800" fill="var(--ink)" />
        <circle cx="31.500" cy="-130" r="1" fill="white" />
      </Part>
      <Part name="arm">
        <path d="M10-80q16 2 24 18l-9 6q-16-4-20-18z" fill="var(--fur-dark)" />
        <path d="M24-64q6-10 18-8 14 3 13 15-2 12-14 12-16-1-19-12z" fill="var(--scarf)" />
        <path d="M24-62q4 6 3 14l7 3q1-10-4-18z" fill="white" fillOpacity=".85" />
      </Part>
    </>
  )
})

/** A part of the kangaroo, with its origin at the feet. */
function Part({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <SceneLayer size={SCENE} part={name}>
      <g transform={`translate(${STAND.x - 4} ${STAND.y}) scale(.92)`}>{children}</g>
    </SceneLayer>
  )
}
