import { SECTORS } from '@fairground/games/freespin'
import { cx } from '@fairground/ui/cx'
import { memo, type ReactNode, type Ref } from 'react'
import css from './wheel.module.css'
import { MIDDLE, RADIUS, SCENE, SECTOR_DEGREES } from './wheel.ts'

const SECTOR_LIST = SECTORS.map(({ multiplier }, at) => ({ at, multiplier: Number(multiplier) / 10_000 }))
const LAMPS = Array.from({ length: 24 }, (_, at) => at)

/** The colour of a sector: the rarer, the warmer. */
function colourOf(multiplier: number): string {
  if (multiplier >= 25) return 'var(--design-vip-color)'
  if (multiplier >= 5) return 'var(--design-button-active-gradient-color)'
  if (multiplier >= 2) return 'var(--design-button-active-bg)'
  if (multiplier >= 1) return 'var(--design-safe-color)'
  return multiplier >= 0.5 ? 'var(--design-info-color)' : 'var(--design-text-faint-color)'
}

/** A sector's colour as a dot, for its line in the prize table. */
export function SectorSpot({ place }: { place: number }) {
  const { multiplier = 0 } = SECTOR_LIST[place] ?? {}
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
      <path d="M12 22 3 5a19 19 0 0 1 18 0z" fill={colourOf(multiplier)} />
    </svg>
  )
}

/** A point on a circle around the wheel's middle, in degrees clockwise from the top. */
function at(degrees: number, radius: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`
}

interface WheelProps {
  /** The payout of each sector, as short text. */
  prizes: ReadonlyMap<number, string>
  /** The sector of a revealed win. */
  wonSector: number | undefined
  /** Receives the part that turns. */
  wheelRef: Ref<SVGSVGElement>
  /** Receives the pointer, which ticks around its pin. */
  pointer?: Ref<SVGSVGElement>
}

/**
 * The wheel on its stand, in layers, so that a turn moves one picture and repaints nothing: the sectors, the pointer.
 */
export function Wheel({ prizes, wonSector, wheelRef, pointer }: WheelProps) {
  return (
    <div className={css.wheel} aria-hidden="true">
      <Layer>
        <Stand />
      </Layer>
      <Layer of={wheelRef} className={css.turning}>
        <Sectors prizes={prizes} wonSector={wonSector} />
      </Layer>
      <Layer>
        <circle
          r={RADIUS.lamps}
          fill="none"
          stroke="color-mix(in oklab, var(--design-button-active-gradient-color) 46%, black)"
          strokeWidth="20"
        />
      </Layer>
      {[0, 1].map((parity) => (
        <Layer key={parity} className={cx(css.lamps, parity === 1 && css.odd)}>
          <Lamps parity={parity} />
        </Layer>
      ))}
      <Layer of={pointer} className={css.pointer}>
        <path
          d={`M-19 ${-RADIUS.rim - 14}q19-14 38 0L4 ${-RADIUS.rim + 38}q-4 7-8 0z`}
          fill="url(#wheel-pointer)"
          stroke="var(--ink)"
          strokeWidth="2.500"
        />
        <circle
          cy={-RADIUS.rim - 10}
          r="7"
          fill="var(--design-button-active-gradient-color)"
          stroke="white"
          strokeWidth="2"
        />
      </Layer>
    </div>
  )
}

function Layer({
  of,
  className,
  children,
}: {
  of?: Ref<SVGSVGElement> | undefined
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <svg
      ref={of}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      aria-hidden="true"
      className={cx(css.layer, className)}
    >
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>{children}</g>
    </svg>
  )
}

const Stand = memo(function Stand() {
  return (
    <g>
      <defs>
        <radialGradient id="wheel-face">
          <stop offset=".55" stopColor="white" stopOpacity=".16" />
          <stop offset="1" stopColor="black" stopOpacity=".26" />
        </radialGradient>
        <linearGradient id="wheel-rim" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in oklab, var(--design-button-active-bg) 82%, white)" />
          <stop offset=".5" stopColor="var(--design-button-active-gradient-color)" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--design-button-active-gradient-color) 48%, black)" />
        </linearGradient>
        <linearGradient id="wheel-pointer" x2="1">
          <stop offset="0" stopColor="white" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--design-bulb-color) 56%, white)" />
        </linearGradient>
      </defs>
      <path d="M-46 96-84 214H84L46 96z" fill="color-mix(in oklab, var(--design-button-active-bg) 34%, black)" />
      <path d="M-100 204h200l8 12H-108z" fill="var(--design-button-active-bg)" />
      <circle cy="6" r={RADIUS.rim + 2} fill="black" fillOpacity=".4" />
      <circle r={RADIUS.rim} fill="url(#wheel-rim)" />
    </g>
  )
})

const Sectors = memo(function Sectors({ prizes, wonSector }: Pick<WheelProps, 'prizes' | 'wonSector'>) {
  return (
    <g>
      <circle r={RADIUS.sectors} fill="var(--ink)" />
      {SECTOR_LIST.map(({ at: sector, multiplier }) => {
        const from = sector * SECTOR_DEGREES
        const isTop = multiplier >= 25
        return (
          <g key={sector} data-won={sector === wonSector} className={css.sector}>
            <path
              d={`M0 0 ${at(from, RADIUS.sectors)}A${RADIUS.sectors} ${RADIUS.sectors} 0 0 1 ${at(from + SECTOR_DEGREES, RADIUS.sectors)}z`}
              fill={`color-mix(in oklab, ${colourOf(multiplier)} ${isTop ? 92 : 82}%, var(--ink))`}
              stroke="var(--ink)"
              strokeWidth="2.500"
            />
            <g transform={`rotate(${from + SECTOR_DEGREES / 2})`}>
              {isTop && (
                <path
                  d="m0-82 5 10.200 11.300 1.600-8.200 8 2 11.200L0-56.300l-10.100 5.300 2-11.200-8.200-8 11.300-1.600z"
                  fill="var(--design-bulb-color)"
                />
              )}
              <text
                className={css.prize}
                transform={`translate(0 ${-RADIUS.sectors + 34}) rotate(-90)`}
                textAnchor="middle"
                dominantBaseline="central"
                x="-16"
              >
                {prizes.get(sector)}
              </text>
            </g>
          </g>
        )
      })}
      <circle r={RADIUS.sectors} fill="url(#wheel-face)" />
      {SECTOR_LIST.map(({ at: sector }) => (
        <g key={sector} transform={`rotate(${sector * SECTOR_DEGREES})`}>
          <circle cy={-RADIUS.sectors + 3} r="4.500" fill="white" stroke="var(--ink)" strokeWidth="1.500" />
        </g>
      ))}
      <circle r="40" fill="var(--ink)" />
      <circle r="34" fill="url(#wheel-rim)" />
      <path
        d="m0-20 5.800 11.800 13 1.900-9.400 9.200 2.200 13L0 9.800l-11.600 6.100 2.200-13-9.400-9.200 13-1.900z"
        fill="white"
        fillOpacity=".92"
      />
    </g>
  )
})

/** Every other lamp of the rim, as a layer that the browser's compositor fades. */
const Lamps = memo(function Lamps({ parity }: { parity: number }) {
  return LAMPS.filter((lamp) => lamp % 2 === parity).map((lamp) => {
    const [x, y] = at((lamp + 0.5) * (360 / LAMPS.length), RADIUS.lamps).split(' ')
    return (
      <g key={lamp}>
        <circle cx={x} cy={y} r="9" fill="var(--design-bulb-color)" fillOpacity=".28" />
        <circle cx={x} cy={y} r="5" fill="var(--design-bulb-color)" />
      </g>
    )
  })
})
