import { freespinManifest } from '@fairground/games/freespin'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { WithSettings } from '../kit/game-shell.tsx'
import { InstantGame } from '../kit/instant/instant-game.tsx'
import type { InstantGameRules } from '../kit/instant/instant-game-rules.ts'
import { type GameSettings, toMinor } from '../kit/settings.ts'
import { FreespinBoard } from './freespin-board.tsx'
import { freespinSentence } from './sentences.ts'
import { sounds } from './sounds.ts'
import { SpinPanel } from './spin-panel.tsx'
import { type MySpins, spinsQuery, spinValues } from './spins.ts'
import { SCENE } from './wheel.ts'
import { SectorSpot } from './wheel-art.tsx'

const rules: InstantGameRules = {
  manifest: freespinManifest,
  name: 'games.freespin',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'freespin.help',
  boardKeys: { hasArrows: false, digits: 0 },
  Board: FreespinBoard,
  PrizePicture: SectorSpot,
  winsName: 'freespin.wins',
  betName: 'freespin.spin',
  showingName: 'freespin.spinning',
  paidName: 'freespin.paid',
  sentence: freespinSentence,
  boardRatio: SCENE.width / SCENE.height,
  sounds,
}

/** Free spin: a wheel of twelve sectors for granted spins; wins go to the bonus balance. */
export function Screen() {
  return <WithSettings gameId={freespinManifest.id}>{(settings) => <Spins settings={settings} />}</WithSettings>
}

function Spins({ settings }: { settings: GameSettings }) {
  const t = useTranslate()
  const mine = useMySpins()
  const [value, choose] = useState<number>()
  const values = mine?.allowed ? spinValues(mine) : []
  const chosenValue = values.find((spinValue) => spinValue.value === value) ?? values[0]
  return (
    <InstantGame
      rules={rules}
      settings={settings}
      stake={{
        betAmount: chosenValue && String(chosenValue.value),
        stakeMinor: chosenValue
          ? toMinor(chosenValue.value, settings.limits.decimalLength)
          : settings.limits.minStakeMinor,
        cost: chosenValue && t('freespin.left', { count: chosenValue.spinsLeft }),
        judge: nothing,
      }}
      panel={(isLocked) =>
        mine && <SpinPanel mine={mine} chosenValue={chosenValue} isLocked={isLocked} onChoose={choose} />
      }
      onRevealed={askAgain}
    />
  )
}

/** A spin has a fixed value. */
function nothing(): void {
  // There is no stake to check.
}

/** Reloads the player's spins. */
function askAgain(): void {
  void queryClient.invalidateQueries({ queryKey: spinsQuery.queryKey })
}

/** The player's spins. New ones appear as soon as the server grants them. */
function useMySpins(): MySpins | undefined {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...spinsQuery, enabled: loggedIn })
  return loggedIn ? data : undefined
}
