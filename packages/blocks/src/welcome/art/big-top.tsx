const amber = 'var(--design-button-active-bg)'
const coral = 'var(--design-button-active-gradient-color)'
const bulb = 'var(--design-bulb-color)'

/** The stripes of the wall, 32 wide at the top and wider at the foot, by their left edges. */
const STRIPES = [-80, -16, 48].map((leftEdge) => `M${leftEdge}-58h32l${(leftEdge + 32) * 0.09} 58H${leftEdge * 1.09}z`)
const ROOF = 'M0-150C-30-112-66-84-104-62H104C66-84 30-112 0-150z'

/** A striped tent, 200 wide and 150 high, its foot in the middle at the origin. */
export function BigTop() {
  return (
    <>
      <path d="M0-150v-22" stroke={bulb} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M1-172c9-5 15 4 24 0v12c-9 4-15-5-24 0z" fill="var(--design-safe-color)" />
      <path d="M-92-58h184l8 58h-200z" fill={amber} />
      <path d={STRIPES.join('') + ROOF} fill={coral} />
      <path
        d="M0-150c-8 38-24 66-36 88h-34C-46-80-20-112 0-150zM0-150c8 38 24 66 36 88h34C46-80 20-112 0-150zM0-150c-4 40-6 66-14 88h28C6-84 4-110 0-150z"
        fill={amber}
      />
      <path
        d="M-104-62h208v8a13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0z"
        fill={bulb}
      />
      <path d="M-22 0c0-26 10-44 22-44s22 18 22 44z" fill="#231203" fillOpacity=".72" />
      <path d="M-22 0c0-26 10-44 22-44-8 12-10 28-10 44z" fill={bulb} fillOpacity=".85" />
    </>
  )
}
