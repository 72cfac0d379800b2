import { SceneLayer } from '../kit/scene-layer.tsx'

const SIZE = { width: 64, height: 64 }
/** A cut gem, as a path in a drawing of 64 × 64, and the edge between its crown and the rest. */
const GEM = 'm32 11 18.2 14L32 54.4 13.8 25z'
const GIRDLE = 'M13.8 25h36.4M25 25l7 29.4L39 25l-7-14z'
const SMALL_STAR = starPath(32, 32, 10, 4.4)
const BURST = burstPath(32, 32, 17, 36, 18)
const STUDS = Array.from({ length: 8 }, (_, at) => at * 45)
const SHARDS = Array.from({ length: 10 }, (_, at) => at * 36 + 9)

/** The gradients that the tiles share. Put it once on a page with a board. */
export function TileArtDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <radialGradient id="mines-halo">
          <stop offset="0" stopColor="var(--design-safe-color)" stopOpacity=".7" />
          <stop offset=".5" stopColor="var(--design-safe-color)" stopOpacity=".24" />
          <stop offset="1" stopColor="var(--design-safe-color)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mines-glass" cx=".5" cy=".42" r=".62">
          <stop offset="0" stopColor="color-mix(in oklab, var(--design-safe-color) 60%, white)" />
          <stop offset=".6" stopColor="var(--design-safe-color)" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--design-safe-color) 70%, black)" />
        </radialGradient>
        <radialGradient id="mines-iron" cx=".34" cy=".28" r=".85">
          <stop offset="0" stopColor="color-mix(in oklab, var(--design-text-muted-color) 88%, black)" />
          <stop offset=".45" stopColor="color-mix(in oklab, var(--design-text-muted-color) 42%, black)" />
          <stop offset="1" stopColor="color-mix(in oklab, var(--design-text-muted-color) 14%, black)" />
        </radialGradient>
        <radialGradient id="mines-ember">
          <stop offset="0" stopColor="white" />
          <stop offset=".35" stopColor="var(--design-button-active-bg)" />
          <stop offset="1" stopColor="var(--design-loss-color)" />
        </radialGradient>
      </defs>
    </svg>
  )
}

/** The stamp on a covered tile. */
export function CoverArt() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={SMALL_STAR} fill="currentColor" strokeWidth="3" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  )
}

/** A gem: lit, or dark if the player did not pick it. */
export function GemArt({ isLit }: { isLit: boolean }) {
  if (!isLit) {
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={GEM} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        <path d={GIRDLE} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      </svg>
    )
  }
  return (
    <>
      <SceneLayer size={SIZE} part="halo">
        <circle cx="32" cy="33" r="31" fill="url(#mines-halo)" />
      </SceneLayer>
      <SceneLayer size={SIZE} part="glass">
        <path d={GEM} fill="url(#mines-glass)" stroke="url(#mines-glass)" strokeWidth="3" strokeLinejoin="round" />
        <path d="m32 11 18.2 14H13.8z" fill="white" fillOpacity=".42" />
        <path d="m25 25 7-14 7 14-7 29.4z" fill="white" fillOpacity=".26" />
        <path d="M39 25h11.2L32 54.4z" fill="black" fillOpacity=".16" />
      </SceneLayer>
    </>
  )
}

/** A mine: asleep, or exploding after the player's pick. */
export function MineArt({ isHit }: { isHit: boolean }) {
  if (!isHit) {
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <MineBody />
      </svg>
    )
  }
  return (
    <>
      <SceneLayer size={SIZE} part="burst">
        <path d={BURST} fill="url(#mines-ember)" />
      </SceneLayer>
      <SceneLayer size={SIZE} part="shards">
        {SHARDS.map((turn) => (
          <path key={turn} d="M32 6l3 7-6 1z" fill="url(#mines-ember)" transform={`rotate(${turn} 32 32)`} />
        ))}
      </SceneLayer>
      <SceneLayer size={SIZE} part="body">
        <MineBody />
      </SceneLayer>
    </>
  )
}

function MineBody() {
  return (
    <>
      {STUDS.map((turn) => (
        <rect
          key={turn}
          x="28.6"
          y="9"
          width="6.8"
          height="11"
          rx="2.6"
          fill="url(#mines-iron)"
          transform={`rotate(${turn} 32 32)`}
        />
      ))}
      <circle cx="32" cy="32" r="16.5" fill="url(#mines-iron)" />
      <path
        d="M21.5 28.5a11.5 11.5 0 0 1 8.6-7.4"
        fill="none"
        stroke="white"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="6.6" fill="black" fillOpacity=".55" />
      <circle cx="32" cy="32" r="4.8" fill="url(#mines-ember)" />
    </>
  )
}

function starPath(x: number, y: number, outer: number, inner: number): string {
  return ringPath(x, y, 10, (corner) => (corner % 2 === 0 ? outer : inner))
}

/** A jagged star with uneven rays, the same each time. */
function burstPath(x: number, y: number, inner: number, outer: number, rays: number): string {
  return ringPath(x, y, rays * 2, (corner) =>
    corner % 2 === 0 ? outer - ((corner * 7) % 5) * 2 : inner + ((corner * 3) % 4),
  )
}

function ringPath(x: number, y: number, corners: number, radiusOf: (corner: number) => number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2
    const radius = radiusOf(corner)
    return `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
