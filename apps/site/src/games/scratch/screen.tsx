import { scratchManifest } from '@fairground/games/scratch'
import { lazyPart } from '@fairground/ui/lazy-part'
import { DepositHint } from '../kit/controls.tsx'
import { useMinorMoney } from '../kit/game-parts.ts'
import { WithSettings } from '../kit/game-shell.tsx'
import { InstantGame } from '../kit/instant/instant-game.tsx'
import type { InstantGameRules } from '../kit/instant/instant-game-rules.ts'
import type { GameSettings } from '../kit/settings.ts'
import { StakePanel } from '../kit/stake/stake-panel.tsx'
import { useStake } from '../kit/use-stake.ts'
import { ScratchBoard } from './scratch-board.tsx'
import { scratchSentence } from './sentences.ts'
import { sounds } from './sounds.ts'
import { PrizeSymbol } from './symbol-art.tsx'

const rules: InstantGameRules = {
  manifest: scratchManifest,
  name: 'games.scratch',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'scratch.help',
  boardKeys: { hasArrows: true, digits: 9, digitsDo: 'scratch.keyDigits' },
  Board: ScratchBoard,
  PrizePicture: PrizeSymbol,
  winsName: 'scratch.wins',
  betName: 'scratch.buy',
  hurryName: 'scratch.revealAll',
  showingName: 'scratch.rule',
  sentence: scratchSentence,
  boardRatio: 1.04,
  several: 5,
  sounds,
}

/** Scratch: a ticket of nine fields, paid from the balance; three alike win. */
export function Screen() {
  return <WithSettings gameId={scratchManifest.id}>{(settings) => <Tickets settings={settings} />}</WithSettings>
}

function Tickets({ settings }: { settings: GameSettings }) {
  const stake = useStake(settings)
  const money = useMinorMoney(settings)
  const { stakeMinor, problem } = stake.reading
  return (
    <InstantGame
      rules={rules}
      settings={settings}
      stake={{
        betAmount: problem ? undefined : stake.betAmount,
        stakeMinor: stakeMinor || settings.limits.minStakeMinor,
        cost: money(stakeMinor ?? 0n),
        judge: stake.judge,
        half: () => stake.step('half'),
        double: () => stake.step('double'),
      }}
      panel={(isLocked) => <StakePanel stake={stake} settings={settings} isLocked={isLocked} nameKey="scratch.price" />}
      note={stake.problem === 'above-balance' && <DepositHint />}
    />
  )
}
