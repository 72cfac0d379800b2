import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { LabCard } from '../lab/lab-card.tsx'
import { questionOf } from '../lab/lab-question.ts'
import { useLab } from '../lab/use-lab.ts'
import { stakeText } from '../stake/stake.ts'
import type { AutoGame } from './auto-game.ts'
import { MoreRules } from './more-rules.tsx'
import { PastCard } from './past-card.tsx'
import { firstPicks, fitPicks, pickSpecOf } from './pick-spec.ts'
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

/** Autoplay in three taps: how many bets, what stops them, start. The lab beside it says what the rules come to. */
export function AutoplayPopup({ game, isLeft, onClose }: AutoplayPopupProps) {
  const t = useTranslate()
  const locale = useLocale()
  const user = useUser()
  const { settings, options, manifest } = game
  const balance = user?.balance ?? 0
  const [fields, setFields] = useState(() => leftForms.get(game.gameId) ?? firstFields(game, locale))
  const spec = pickSpecOf(manifest, options, settings.edge)
  const played = { ...fields, picks: fitPicks(spec, fields.picks) }
  const read = readForm(played, options, settings, spec.kind === 'target')
  const question = read.announced && questionOf(game, read.announced, balance)
  const news = useLab(question?.name)
  const change = (changed: Partial<RunFields>) => {
    const next = { ...played, ...changed }
    leftForms.set(game.gameId, next)
    setFields(next)
  }
  const form = { fields: played, wrong: read.wrong, settings, onChange: change }
  return (
    <Popup
      title={t('autoplay.title')}
      closeLabel={t('common.close')}
      shape="double"
      closes="button"
      onClose={onClose}
      foot={
        <StartRun
          game={game}
          announced={read.announced}
          question={question}
          isLeft={isLeft}
          isQuick={played.quick}
          onStarted={onClose}
        />
      }
    >
      <div className="grid items-start gap-x-8 gap-y-4 tablet:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RuleFields {...form} spec={spec} />
          <MoreRules {...form} spec={spec} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <LabCard settings={settings} question={question} news={news} />
          {manifest && <PastCard game={{ ...game, manifest }} announced={read.announced} />}
        </div>
      </div>
    </Popup>
  )
}

function firstFields({ manifest, settings, options, stakeMinor }: AutoGame, locale: string): RunFields {
  const { limits, edge } = settings
  const stake = stakeMinor ?? limits.minStakeMinor
  const spec = pickSpecOf(manifest, options, edge)
  const text = (minor: bigint) => stakeText(minor, limits.decimalLength, locale)
  return {
    bets: '25',
    stake: text(stake),
    onWin: { to: 'base', value: '2' },
    onLoss: { to: 'base', value: '2' },
    lossLimit: text(stake * FIRST_LIMIT),
    ...{ profit: '', singleWin: '', quick: false },
    target: typeof options.autoCashOut === 'number' ? String(options.autoCashOut) : '2',
    picks: firstPicks(spec),
  }
}
