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
  /** The zone that was picked and is not answered yet. */
  aim?: number | undefined
  /** Whether the last kick flies as the scene appears; else it stands as it ended. */
  flies: boolean
  /** Whether a kick is awaited: the keeper is on his toes. */
  live: boolean
  /** What covered the last kick, where it is known before the round says so. */
  covered?: readonly number[] | undefined
}

/** The stadium at night: crowd, goal, keeper and ball. */
export function FootballScene({ round, aim, flies, live, covered }: FootballSceneProps) {
  const kick = (round?.picked.length ?? 0) - 1
  const zone = round?.picked[kick]
  const lost = round?.lost === true
  // A kick that is on its way puts the last one away.
  const shown = aim === undefined ? zone : undefined
  const act = aim !== undefined ? 'aim' : lost ? 'save' : shown !== undefined && flies ? 'goal' : 'ready'
  const dived =
    covered ?? round?.hazards?.[kick] ?? (zone === undefined ? [] : beatenDive(zone, round?.covers ?? 1, kick))
  const to = shown === undefined ? undefined : centreOf(shown)
  return (
    <div
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-act={act}
      data-flies={flies}
      data-live={live}
    >
      <SceneLayer own size={SCENE}>
        <SceneDefinitions />
        <Ground cheerClass={css.cheer} />
      </SceneLayer>
      <SceneLayer size={SCENE}>
        {flies && round && <KickBoard round={{ ...round, picked: round.picked.slice(0, -1), hazards: undefined }} />}
        <g key={kick} className={css.late}>
          <KickBoard round={round} />
        </g>
        <g key={`${kick} ${act}`}>
          <Net struck={act === 'goal' ? to : undefined} />
          <Posts />
          <ellipse cx="250" cy="255" rx="40" ry="5" fill="black" fillOpacity=".25" />
          <Keeper covered={dived} />
          <Ball to={act === 'goal' || act === 'save' ? to : undefined} />
          <Divots />
        </g>
      </SceneLayer>
    </div>
  )
}
