/** A closed stall under its awning: the picture of a game without one. */
export function StallArt() {
  return (
    <svg viewBox="0 0 120 120" className="size-full" aria-hidden="true">
      <path d="M24 52h72v48H24z" fill="var(--design-button-bg)" />
      <path d="M34 62h52v28H34z" fill="var(--design-block-bg)" />
      <path d="M20 26h80l8 22H12z" fill="var(--design-button-active-gradient-color)" />
      <path d="M36 26h16l-4 22H28zM68 26h16l8 22H72z" fill="var(--design-button-active-bg)" />
      <path
        d="M12 48h96a9.600 9.600 0 0 1-19.200 0 9.600 9.600 0 0 1-19.200 0 9.600 9.600 0 0 1-19.200 0 9.600 9.600 0 0 1-19.200 0 9.600 9.600 0 0 1-19.200 0z"
        fill="var(--design-bulb-color)"
      />
      <path d="m60 66 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="var(--design-text-faint-color)" />
    </svg>
  )
}
