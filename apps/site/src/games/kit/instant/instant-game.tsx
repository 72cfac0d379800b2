import { minorToNumber } from '@fairground/money'
import { cx } from '@fairground/ui/cx'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { useMoney } from '../../../player/money.ts'
import { openPopup } from '../../../popups/popups.ts'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { AutoplayEntry, StopButton } from '../autoplay/autoplay-entry.tsx'
import { askStop, useRun } from '../autoplay/run-store.ts'
import { isFree } from '../bet/bet-state.ts'
import { useBetStop } from '../bet-stop.ts'
import { BoardGround } from '../board-ground.tsx'
import { Commitment } from '../commitment.tsx'
import { DelayedBoard } from '../delayed-board.tsx'
import layout from '../game-layout.module.css'
import { useMinorMoney } from '../game-parts.ts'
import { GameShell } from '../game-shell.tsx'
import { RoundNote } from '../round-note.tsx'
import { RoundResult } from '../round-result.tsx'
import { type GameSettings, toMinor } from '../settings.ts'
import { useWinMoment } from '../use-win-moment.ts'
import { LossPicture, pictureClass, WinPicture } from '../win-picture.tsx'
import { BuySeveral } from './buy-several.tsx'
import type { InstantGameRules, InstantStake } from './instant-game-rules.ts'
import { InstantAnnouncement, InstantButton, InstantOdds, InstantSign } from './instant-parts.tsx'
import { PrizeList } from './prize-table.tsx'
import { prizeTableOf } from './prizes.ts'
import { useInstantRound } from './use-instant-round.ts'

interface InstantGameProps {
  rules: InstantGameRules
  settings: GameSettings
  stake: InstantStake
  /** The panel in the position of the stake; `isLocked` while a bet is on its way or the board shows one. */
  panel: (isLocked: boolean) => ReactNode
  /** A note below the big button. */
  note?: ReactNode
  /** Called once the board has shown a bet. */
  onRevealed?: () => void
}

/** A whole instant game: a bet, a board that shows it, and only then its result. */
export function InstantGame(props: InstantGameProps) {
  const { rules, settings, stake, panel, note } = props
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const round = useInstantRound(rules, props.onRevealed)
  const { state, bet, isRevealed } = round
  const run = useRun()
  const stop = useBetStop()
  // A run does not wait for the player to scratch.
  const isHurried = round.isHurried || run !== undefined
  const isShowing = bet !== undefined && !isRevealed
  const isLocked = isShowing || run !== undefined || state.phase.name === 'sending'

  const act = () => {
    if (!loggedIn) return openPopup({ name: 'login' })
    if (run) return askStop()
    if (isShowing) return rules.hurryName && round.hurry()
    stake.judge()
    const isTaken = settings.enabled && navigator.onLine && stop === undefined
    if (isFree(state.phase) && isTaken && stake.betAmount !== undefined) round.place(stake.betAmount)
  }
  const { half, double } = stake
  const keys = {
    act,
    ...(half && { half: () => void (isLocked || half()) }),
    ...(double && { double: () => void (isLocked || double()) }),
  }
  const shownBet = isShowing ? bet : undefined
  const shownResult = isRevealed ? bet : undefined
  const level = useWinMoment(shownResult)
  const stakeMinor = shownBet ? toMinor(shownBet.betAmount, settings.limits.decimalLength) : stake.stakeMinor
  const { maxWinMinor } = settings
  const table = prizeTableOf(rules.manifest.engine, shownBet?.edge ?? settings.edge, { stakeMinor, maxWinMinor })
  const money = useMinorMoney(settings)
  const whole = useMoney()
  const compactAmount = (minor: bigint) => whole.compact(minorToNumber(minor, settings.limits.decimalLength))
  const prizes = new Map(
    table.lines.flatMap(({ places, paysMinor }) => places.map((place) => [place, compactAmount(paysMinor)])),
  )

  const autoGame: AutoGame = {
    ...{ gameId: rules.manifest.id, manifest: rules.manifest, settings, options: {}, table: round.table },
    stakeMinor: stake.stakeMinor,
    isFree: isFree(state.phase) && !isShowing,
  }

  return (
    <GameShell
      gameId={rules.manifest.id}
      name={rules.name}
      help={rules.help}
      keys={keys}
      board={rules.boardKeys}
      renderAbout={(openFairness) => (
        <>
          <InstantOdds rules={rules} table={table} money={money} />
          <PrizeList
            table={table}
            Picture={rules.PrizePicture}
            money={money}
            wonPlace={isRevealed ? bet?.round.hazards?.[0]?.[0] : undefined}
          />
          {loggedIn && <Commitment open={shownBet} onFairness={openFairness} />}
        </>
      )}
    >
      <section className={cx(layout.stage, pictureClass)} aria-label={t(rules.name)}>
        <div className={layout.head}>
          <div className={layout.sign}>
            <InstantSign bet={bet} isRevealed={isRevealed} rules={rules} table={table} />
          </div>
          {shownResult && <RoundResult bet={shownResult} level={level} paidName={rules.paidName} />}
        </div>
        <BoardGround ratio={rules.boardRatio} cover={<LossPicture bet={shownResult} />}>
          <DelayedBoard isPlacing={state.phase.name === 'sending'}>
            <rules.Board
              bet={bet}
              isRevealed={isRevealed}
              isPlacing={state.phase.name === 'sending'}
              isHurried={isHurried}
              prizes={prizes}
              onShown={round.tell}
            />
          </DelayedBoard>
        </BoardGround>
        <WinPicture bet={shownResult} level={level} look={rules} paidName={rules.paidName} />
        <InstantAnnouncement bet={bet} isRevealed={isRevealed} rules={rules} />
      </section>
      <div className={layout.controls}>
        {panel(isLocked)}
        <div className={layout.act}>
          {run ? (
            <StopButton settings={settings} />
          ) : (
            <InstantButton
              rules={rules}
              stake={stake}
              loggedIn={loggedIn}
              isEnabled={settings.enabled}
              isReady={isFree(state.phase)}
              isShowing={isShowing}
              isHurried={isHurried}
              onAct={act}
            />
          )}
          <RoundNote state={state} enabled={settings.enabled} loggedIn={loggedIn} />
          {!isLocked && note}
        </div>
        {rules.several && !run && <BuySeveral count={rules.several} game={autoGame} />}
        {!rules.paidName && <AutoplayEntry game={autoGame} />}
      </div>
    </GameShell>
  )
}
