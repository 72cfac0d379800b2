import { ink } from '../../../games/kit/ink.ts'
import { Cloth, Lamps, Scene, stroke } from './scene.tsx'

/** A stall with its shutter down, and a wrench on the sign. */
export function ClosedStall() {
  return (
    <Scene>
      <path d="M66 44h108v84H66z" fill={ink.wood} />
      {[58, 70, 82, 94, 106].map((y) => (
        <path key={y} d={`M72 ${y}h96`} stroke={ink.line} strokeOpacity=".4" strokeWidth="3" />
      ))}
      <path d="M60 112h120v9H60z" fill={ink.line} fillOpacity=".55" />
      <path d="M66 26h108v6H66z" fill={ink.text} fillOpacity=".5" />
      <Cloth x={60} y={30} />
      <g transform="rotate(-4 120 84)">
        <path d="M104 62 120 50l16 12" {...stroke} stroke={ink.text} strokeOpacity=".6" strokeWidth="2" />
        <rect x="92" y="62" width="56" height="38" rx="7" fill={ink.ground} stroke={ink.amber} strokeWidth="2.5" />
        <path
          d="M110 92 124 78m-1 1a8 8 0 0 1 8-11l-4 4 1 4 4 1 4-4a8 8 0 0 1-11 8"
          {...stroke}
          stroke={ink.amber}
          strokeWidth="4"
        />
      </g>
      <Lamps
        at={[
          [52, 38],
          [188, 38],
        ]}
      />
    </Scene>
  )
}

/** An open stall: lit, with tickets on the counter. */
export function OpenStall() {
  return (
    <Scene>
      <path d="M66 44h108v84H66z" fill={ink.wood} />
      <path d="M76 56h88v44H76z" fill={ink.bulb} fillOpacity=".28" />
      <path d="M60 100h120v12H60z" fill={ink.amber} />
      <path d="M66 112h108v16H66z" fill={ink.coral} fillOpacity=".85" />
      {[86, 120, 154].map((x, at) => (
        <g key={x} transform={`translate(${x} 84) rotate(${(at - 1) * 8})`}>
          <rect x="-12" y="-15" width="24" height="30" rx="4" fill={at === 1 ? ink.teal : ink.coral} />
          <path d="m0-8 2.600 5.600 6 .6-4.600 4 1.400 6L0 5l-5.400 3.200 1.400-6-4.600-4 6-.6z" fill={ink.bulb} />
        </g>
      ))}
      <path d="M66 26h108v6H66z" fill={ink.text} fillOpacity=".5" />
      <Cloth x={60} y={30} />
      <Lamps
        at={[
          [52, 38],
          [72, 20],
          [96, 15],
          [120, 13],
          [144, 15],
          [168, 20],
          [188, 38],
        ]}
      />
    </Scene>
  )
}

/** A closed cash register with a screwdriver next to it. */
export function ClosedTill() {
  return (
    <Scene>
      <path d="M78 62h84l10 40H68z" fill={ink.wood} />
      <path d="M62 100h116v28H62z" fill={ink.coral} />
      <path d="M62 100h116v5H62z" fill="#fff" fillOpacity=".22" />
      <rect x="106" y="112" width="28" height="6" rx="3" fill={ink.onAmber} fillOpacity=".55" />
      <rect x="92" y="24" width="56" height="28" rx="6" fill={ink.ground} stroke={ink.amber} strokeWidth="2.5" />
      <path d="M116 52v10h8V52" fill={ink.line} />
      <path d="M102 38h6m6 0h6m6 0h6" {...stroke} stroke={ink.amber} strokeWidth="4" />
      {[72, 86].map((y) =>
        [94, 108, 122, 136].map((x) => (
          <circle key={`${x} ${y}`} cx={x + (y - 72) * 0.06} cy={y} r="4.5" fill={ink.line} fillOpacity=".6" />
        )),
      )}
      <circle cx="150" cy="79" r="5.500" fill={ink.teal} />
      <g transform="rotate(24 196 96)">
        <rect x="190" y="62" width="12" height="30" rx="5" fill={ink.amber} />
        <path d="M194 92h4v26l-2 6-2-6z" fill={ink.line} />
      </g>
      <Lamps
        at={[
          [98, 18],
          [120, 14],
          [142, 18],
        ]}
        size={2.5}
      />
    </Scene>
  )
}

/** Two posts with a rope between them. */
export function Rope() {
  return (
    <Scene width={170}>
      {[64, 176].map((x) => (
        <g key={x}>
          <path d={`M${x - 4} 50h8v70h-8z`} fill={ink.amber} />
          <path d={`M${x - 18} 128a18 8 0 0 1 36 0z`} fill={ink.amber} />
          <circle cx={x} cy="44" r="9" fill={ink.bulb} />
          <circle cx={x - 3} cy="41" r="2.500" fill="#fff" fillOpacity=".7" />
        </g>
      ))}
      <path d="M68 62q52 56 104 0" {...stroke} stroke={ink.coral} strokeWidth="11" />
      <path d="M68 60q52 56 104 0" {...stroke} stroke="#fff" strokeOpacity=".25" strokeWidth="3" />
      <path
        d="M108 26h24a6 6 0 0 1 6 6v12h-36V32a6 6 0 0 1 6-6z"
        fill={ink.wood}
        stroke={ink.line}
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <path d="M112 26v-6a8 8 0 0 1 16 0v6" {...stroke} stroke={ink.line} strokeWidth="4" />
      <rect x="102" y="26" width="36" height="28" rx="7" fill={ink.wood} />
      <path d="M120 36v8" {...stroke} stroke={ink.amber} strokeWidth="5" />
    </Scene>
  )
}

/** A signpost with arms that point everywhere. */
export function Signpost() {
  return (
    <Scene width={120}>
      <path d="M116 18h8v112h-8z" fill={ink.line} />
      <path d="M120 26h58l14 11-14 11h-58z" fill={ink.amber} />
      <path d="M120 54H66L52 65l14 11h54z" fill={ink.coral} />
      <path d="M120 82h44l12 10-12 10h-44z" fill={ink.teal} />
      <g {...stroke} stroke={ink.onAmber} strokeOpacity=".5" strokeWidth="4">
        <path d="M132 37h32M78 65h30M132 92h20" strokeDasharray="10 7" />
      </g>
      <Lamps at={[[120, 14]]} size={4} />
    </Scene>
  )
}
