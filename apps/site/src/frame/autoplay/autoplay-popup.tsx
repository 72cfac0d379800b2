import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../session/language.ts'
import { LabCard } from '../lab/lab-card.tsx'
import { useLab } from '../lab/use-lab.ts'
import { stakeText } from '../stake/stake.ts'
import type { AutoGame } from './auto-game.ts'
import { PastCard } from './past-card.tsx'
import { PickFields } from './pick-fields.tsx'
import { findPickSpec, firstPicks, fitPicks } from './pick-spec.ts'
import { RuleFields } from './rule-fields.tsx'
import { type RunFields, readForm } from './run-form.ts'
import { StartRun } from './start-run.tsx'

interface AutoplayPopupProps {
  game: AutoGame
  /** A run that was interrupted is still open: it comes first. */
  isLeft: boolean
  onClose: () => void
}

/** The form of the game as it was left on this page. */
const leftForms = new Map<string, RunFields>()
/** What a run may lose until the player says otherwise, in stakes. */
const FIRST_LIMIT = 20n

/** Autoplay: the rules of a run, what is played in each round, the lab that tries them, and the start. */
export function AutoplayPopup({ game, isLeft, onClose }: AutoplayPopupProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { settings, options, engine } = game
  const [fields, setFields] = useState(() => leftForms.get(game.gameId) ?? firstFields(game, locale))
  const lab = useLab()
  const spec = findPickSpec(game.gameId, engine, options, settings.edge)
  if (!spec) return null
  const played = { ...fields, picks: fitPicks(spec, fields.picks) }
  const read = readForm(played, options, settings, spec.kind === 'target')
  const change = (changed: Partial<RunFields>) => {
    const next = { ...played, ...changed }
    leftForms.set(game.gameId, next)
    setFields(next)
  }
  return (
    <Popup title={t('autoplay.title')} closeLabel={t('common.close')} shape="wide" closes="button" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <RuleFields fields={played} wrong={read.wrong} settings={settings} onChange={change} />
        <PickFields spec={spec} fields={played} wrong={read.wrong} onChange={change} />
        <LabCard game={game} announced={read.announced} lab={lab} />
        {engine && <PastCard game={{ ...game, engine }} announced={read.announced} />}
        <StartRun
          game={game}
          announced={read.announced}
          lab={lab}
          isLeft={isLeft}
          isQuick={played.quick}
          onQuick={(quick) => change({ quick })}
          onStarted={onClose}
        />
      </div>
    </Popup>
  )
}

function firstFields({ gameId, engine, settings, options, stakeMinor }: AutoGame, locale: string): RunFields {
  const { limits, edge } = settings
  const stake = stakeMinor ?? limits.minStakeMinor
  const spec = findPickSpec(gameId, engine, options, edge)
  const text = (minor: bigint) => stakeText(minor, limits.decimalLength, locale)
  return {
    bets: '25',
    stake: text(stake),
    onWin: { to: 'base', value: '2' },
    onLoss: { to: 'base', value: '2' },
    lossLimit: text(stake * FIRST_LIMIT),
    ...{ profit: '', singleWin: '', quick: false },
    target: typeof options.autoCashOut === 'number' ? String(options.autoCashOut) : '2',
    picks: spec ? firstPicks(spec) : [],
  }
}
