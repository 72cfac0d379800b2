import { KICKS, ZONES } from '@fairground/games/football'
import { centreOf, type FootballRound } from './goal.ts'

const KICK_LIST = Array.from({ length: KICKS }, (_, at) => at)
const ZONE_LIST = Array.from({ length: ZONES }, (_, at) => at)

/** The scoreboard over the goal: five small goals, one for each kick. After the round each shows its covered zones. */
export function KickBoard({ round }: { round: FootballRound | undefined }) {
  return (
    <g transform="translate(112 10)">
      <rect width="276" height="54" rx="12" fill="var(--panel)" stroke="var(--design-border)" strokeWidth="1.500" />
      {KICK_LIST.map((kick) => (
        <g key={kick} transform={`translate(${9 + kick * 52} 10)`}>
          <SmallGoal
            zone={round?.picked[kick]}
            coveredZones={round?.hazards?.[kick]}
            isNext={round !== undefined && !round.hazards && round.picked.length === kick}
          />
        </g>
      ))}
    </g>
  )
}

interface SmallGoalProps {
  zone: number | undefined
  coveredZones: readonly number[] | undefined
  isNext: boolean
}

function SmallGoal({ zone, coveredZones, isNext }: SmallGoalProps) {
  const isSaved = zone !== undefined && coveredZones?.includes(zone)
  const frame = isSaved
    ? 'var(--design-loss-color)'
    : zone !== undefined
      ? 'var(--design-bulb-color)'
      : isNext
        ? 'white'
        : 'var(--design-text-faint-color)'
  return (
    <g>
      <path
        d="M2 34V3h46v31"
        fill={zone === undefined ? 'none' : frame}
        fillOpacity=".14"
        stroke={frame}
        strokeWidth="2.500"
        strokeLinejoin="round"
        strokeOpacity={zone === undefined && !isNext ? 0.55 : 1}
      />
      {ZONE_LIST.map((at) => {
        const { x, y } = centreOf(at)
        const [cx, cy] = [25 + (x - 250) * 0.112, 19 + (y - 172) * 0.2]
        if (at === zone) return <circle key={at} cx={cx} cy={cy} r="5" fill={frame} />
        if (coveredZones?.includes(at))
          return (
            <path
              key={at}
              d={`M${cx - 3.5} ${cy - 3.5}l7 7m0-7-7 7`}
              stroke="var(--design-loss-color)"
              strokeOpacity={zone === undefined ? 0.6 : 0.95}
              strokeWidth="2.200"
              strokeLinecap="round"
            />
          )
        return <circle key={at} cx={cx} cy={cy} r="2" fill="var(--design-text-faint-color)" fillOpacity=".8" />
      })}
    </g>
  )
}
