import { sceneColours } from '../kit/scene-colours.ts'
import { SceneLayer } from '../kit/scene-layer.tsx'
import { Ball, Divots } from './ball.tsx'
import { beatenDive, centreOf, type FootballRound, SCENE } from './goal.ts'
import { Net, Posts } from './goal-art.tsx'
import { Ground, SceneDefinitions } from './ground-art.tsx'
import { Keeper } from './keeper.tsx'
import { KickBoard } from './kick-board.tsx'
import css from './scene.module.css'

interface FootballSceneProps {
  round: FootballRound | undefined
  /** The picked zone whose answer is due. */
  aim?: number | undefined
  /** Whether the last kick flies when the scene appears; else the scene shows its end. */
  isFlying: boolean
  /** Whether the player can kick: the keeper is on his toes. */
  isLive: boolean
  /** The covered zones of the last kick, if the caller has them before the round does. */
  coveredZones?: readonly number[] | undefined
}

/** The stadium at night: crowd, goal, keeper and ball. */
export function FootballScene({ round, aim, isFlying, isLive, coveredZones }: FootballSceneProps) {
  const kick = (round?.picked.length ?? 0) - 1
  const zone = round?.picked[kick]
  const isLost = round?.isLost === true
  // A kick on its way hides the last one.
  const shownZone = aim === undefined ? zone : undefined
  const act = aim !== undefined ? 'aim' : isLost ? 'save' : shownZone !== undefined && isFlying ? 'goal' : 'ready'
  const diveZones =
    coveredZones ?? round?.hazards?.[kick] ?? (zone === undefined ? [] : beatenDive(zone, round?.coverCount ?? 1, kick))
  const to = shownZone === undefined ? undefined : centreOf(shownZone)
  return (
    <div
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-act={act}
      data-flies={isFlying}
      data-live={isLive}
    >
      <SceneLayer isLayer size={SCENE}>
        <SceneDefinitions />
        <Ground cheerClass={css.cheer} />
      </SceneLayer>
      <SceneLayer size={SCENE}>
        {isFlying && round && <KickBoard round={{ ...round, picked: round.picked.slice(0, -1), hazards: undefined }} />}
        <g key={kick} className={css.late}>
          <KickBoard round={round} />
        </g>
        <g key={`${kick} ${act}`}>
          <Net strikePoint={act === 'goal' ? to : undefined} />
          <Posts />
          <ellipse cx="250" cy="255" rx="40" ry="5" fill="black" fillOpacity=".25" />
          <Keeper coveredZones={diveZones} />
          <Ball to={act === 'goal' || act === 'save' ? to : undefined} />
          <Divots />
        </g>
      </SceneLayer>
    </div>
  )
}
