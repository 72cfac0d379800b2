/** A crown on a cushion of light, in the colour of the VIPs. */
export function CrownArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 112" className={className} aria-hidden="true">
      <ellipse cx="70" cy="98" rx="46" ry="9" fill="var(--design-vip-color)" fillOpacity=".2" />
      <path d="m24 34 20 22 26-38 26 38 20-22-8 56H32z" fill="var(--design-vip-color)" />
      <path d="m70 18 26 38 20-22-8 56H70z" fill="#000" fillOpacity=".14" />
      <path d="M31 76h78l-2 14H33z" fill="#000" fillOpacity=".2" />
      <g fill="var(--design-bulb-color)">
        <circle cx="24" cy="30" r="6" />
        <circle cx="70" cy="14" r="7" />
        <circle cx="116" cy="30" r="6" />
        <circle cx="48" cy="83" r="3.5" />
        <circle cx="70" cy="83" r="3.5" />
        <circle cx="92" cy="83" r="3.5" />
      </g>
    </svg>
  )
}
