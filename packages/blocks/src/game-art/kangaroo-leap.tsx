const fur = 'color-mix(in oklab, var(--design-button-active-bg) 52%, var(--design-button-active-gradient-color))'
const dark = `color-mix(in oklab, ${fur} 66%, black)`
const pale = `color-mix(in oklab, ${fur} 34%, white)`
const HATCHES = [62, 160, 258]
const BULBS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A kangaroo in mid-leap over the hatches of a road, one of them open. 320 by 260. */
export function KangarooLeap() {
  return (
    <g>
      <path d="M20 178h280l20 66H0z" fill="var(--design-button-bg)" />
      <path d="M112 180l-9 62M210 180l7 62" stroke="#fff" strokeOpacity=".5" strokeWidth="4" strokeDasharray="14 11" />
      {HATCHES.map((x, at) => (
        <g key={x} transform={`translate(${x} 212)`}>
          <ellipse cy="3" rx="40" ry="17" fill="#000" fillOpacity=".35" />
          <ellipse
            rx="40"
            ry="16"
            fill={
              at === 0
                ? 'var(--design-bulb-color)'
                : at === 1
                  ? 'var(--design-loss-color)'
                  : 'var(--design-text-faint-color)'
            }
          />
          <ellipse
            rx="34"
            ry="12.500"
            fill={
              at === 1 ? 'var(--main-bg-color)' : at === 0 ? 'var(--design-button-active-bg)' : 'var(--design-block-bg)'
            }
          />
        </g>
      ))}
      <path
        d="M58 196q48-120 118-104"
        fill="none"
        stroke="var(--design-button-active-bg)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <g transform="translate(172 182) rotate(-10) scale(.94)">
        <path d="M-18-50q-40-14-62 8-14 14-40 0 26 36 62 20 22-10 44-8z" fill={dark} />
        <path d="M-32-30q-6-44 24-66 20-12 32 8 9 34-4 56-12 18-32 16-16-1-20-14z" fill={fur} />
        <path d="M8-18q18-14 17-50-2-14-13-8-13 24-4 58z" fill={pale} />
        <path d="M-26-40q-6 30-30 40l-22 22q-6 7 2 9l10-4 30-22q30-10 42-30z" fill={fur} />
        <path d="M-8-92q4-28 20-36l18 12q-12 14-8 32-14 12-30-8z" fill={fur} />
        <path d="M-8-92q14 14 32 6l-2 10q-18 8-32-6z" fill="var(--design-safe-color)" />
        <path d="M-8-84q-24-4-34 8 14 6 32 2z" fill="var(--design-safe-color)" />
        <path d="M8-134q-20-14-20-34 20 4 30 30z" fill={dark} />
        <path d="M20-136q-8-22 2-40 14 14 12 40z" fill={fur} />
        <path d="M4-126q6-16 26-14 16 2 26 12 6 7-2 13-14 9-34 5-20-3-16-16z" fill={fur} />
        <path d="M40-114q14-2 17-9 3 8-4 12-12 7-28 3z" fill={pale} />
        <ellipse cx="55" cy="-126" rx="5" ry="4" fill="var(--main-bg-color)" />
        <circle cx="29" cy="-129" r="4.600" fill="#fff" />
        <circle cx="30.500" cy="-128.500" r="2.800" fill="var(--main-bg-color)" />
        <path d="M10-80q16 2 24 18l-9 6q-16-4-20-18z" fill={dark} />
        <circle cx="38" cy="-58" r="13" fill="var(--design-safe-color)" />
      </g>
      <g fill="var(--design-bulb-color)">
        {BULBS.map((at) => (
          <circle key={at} cx={26 + at * 30} cy={168 + (at % 2) * 5} r="3.600" />
        ))}
      </g>
    </g>
  )
}
