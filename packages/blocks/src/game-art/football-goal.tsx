const DOWN = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ACROSS = [0, 1, 2, 3]
const PATCHES = [0, 72, 144, 216, 288]

/** A goal by night, the keeper stretched out, the ball past his gloves. 320 by 260. */
export function FootballGoal() {
  return (
    <g>
      <ellipse cx="160" cy="214" rx="146" ry="30" fill="var(--design-win-color)" fillOpacity=".4" />
      <path d="M28 214h264" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
      <g fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="1.500">
        {DOWN.map((at) => (
          <path key={at} d={`M${44 + at * 29} 60 ${60 + at * 25} 80V204`} />
        ))}
        {ACROSS.map((at) => (
          <path key={at} d={`M44 ${66 + at * 38} 60 ${82 + at * 34}H260L276 ${66 + at * 38}`} />
        ))}
      </g>
      <path
        d="M40 214V56h240v158"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(142 142) rotate(-50)">
        <path
          d="M-10 36-16 76M10 36 22 74"
          stroke="var(--design-button-active-bg)"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <path d="M-18 12h36l3 26q-11 4-19-2-10 6-23 2z" fill="var(--main-bg-color)" />
        <path d="M-24-34q24-10 48 0l-5 52q-19 6-38 0z" fill="var(--design-button-active-gradient-color)" />
        <path d="M-21-14h42l-1 9h-40z" fill="#fff" fillOpacity=".85" />
        <path
          d="M-18-26-28-76M18-26 4-82"
          stroke="var(--design-button-active-gradient-color)"
          strokeWidth="14"
          strokeLinecap="round"
        />
        <circle cy="-54" r="17" fill="var(--design-bulb-color)" />
        <path d="M-17-56q0-18 17-18t17 18q-6-9-17-9t-17 9z" fill="var(--main-bg-color)" />
        <circle cx="-29" cy="-80" r="12" fill="#fff" />
        <circle cx="3" cy="-88" r="12" fill="#fff" />
      </g>
      <path
        d="M232 246q30-70 12-132"
        fill="none"
        stroke="var(--design-button-active-bg)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <g transform="translate(238 92) rotate(14)">
        <circle r="27" fill="#fff" />
        <path d="M0-11 10.500-3.400 6.500 9h-13l-4-12.400z" fill="var(--main-bg-color)" />
        {PATCHES.map((turn) => (
          <path
            key={turn}
            d="M-7.500-22 0-17.500l7.500-4.500a27 27 0 0 0-15 0z"
            transform={`rotate(${turn})`}
            fill="var(--main-bg-color)"
          />
        ))}
      </g>
      <g fill="var(--design-bulb-color)">
        {DOWN.map((at) => (
          <circle key={at} cx={40 + at * 30} cy={30 + (at % 2) * 9} r="4" />
        ))}
      </g>
    </g>
  )
}
