/** The product's mark: a striped stall with an open door. Decoration beside the name. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M3 13 16 3l13 10z" fill="var(--design-button-active-gradient-color)" />
      <path d="M9.500 13 16 3l2.200 10zM18.200 13 16 3l13 10h-5.400z" fill="var(--design-button-active-bg)" />
      <path
        d="M3 13h26v1.800a2.600 2.600 0 0 1-5.200 0 2.600 2.600 0 0 1-5.200 0 2.600 2.600 0 0 1-5.200 0 2.600 2.600 0 0 1-5.200 0 2.600 2.600 0 0 1-5.200 0z"
        fill="var(--design-bulb-color)"
      />
      <path d="M6 19.500h4.500V29H6zm15.500 0H26V29h-4.500z" fill="var(--design-text-color)" />
      <path d="M12.500 29v-6a3.500 3.500 0 0 1 7 0v6z" fill="var(--design-safe-color)" />
    </svg>
  )
}
