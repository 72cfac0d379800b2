/** A stage with its curtain drawn aside and no actor on it. */
export function EmptyStage() {
  return (
    <svg viewBox="0 0 220 150" className="w-52" aria-hidden="true">
      <rect x="22" y="18" width="176" height="104" rx="10" fill="var(--design-block-bg)" />
      <path d="M110 34 70 118h80z" fill="var(--design-bulb-color)" fillOpacity=".14" />
      <circle cx="110" cy="30" r="6" fill="var(--design-bulb-color)" />
      <path
        d="M22 22h46c-2 40-16 74-40 98h-6zM198 22h-46c2 40 16 74 40 98h6z"
        fill="var(--design-button-active-gradient-color)"
      />
      <path
        d="M38 22h14c-1 40-9 74-22 98h-8c14-30 18-62 16-98zM182 22h-14c1 40 9 74 22 98h8c-14-30-18-62-16-98z"
        fill="var(--design-button-active-bg)"
      />
      <path
        d="M16 12h188v12a12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0 12 12 0 0 1-23.500 0z"
        fill="var(--design-button-bg)"
      />
      <rect x="10" y="120" width="200" height="16" rx="6" fill="var(--design-button-bg)" />
    </svg>
  )
}
