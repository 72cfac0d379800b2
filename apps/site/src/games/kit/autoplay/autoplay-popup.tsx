import { formatAmount, numberFormat } from '@fairground/money'
import { Popup } from '@fairground/ui/popup'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { LabCard } from '../lab/lab-card.tsx'
import { questionOf } from '../lab/lab-question.ts'
import { useLab } from '../lab/use-lab.ts'
import { findRoundLink } from '../round-link.ts'
import type { AutoGame } from './auto-game.ts'
import { MoreRules } from './more-rules.tsx'
import { PastCard } from './past-card.tsx'
import { firstPicks, fitPicks, pickSpecOf } from './pick-spec.ts'
import { RuleFields } from './rule-fields.tsx'
import { type RunFields, readForm } from './run-form.ts'
import { RunEndWords } from './run-notes.tsx'
import type { EndedRun } from './run-store.ts'
import { StartRun } from './start-run.tsx'

interface AutoplayPopupProps {
  game: AutoGame
  /** The end of the last run on this page. */
  end: EndedRun | undefined
  /** An interrupted run is still open: the player must decide about it first. */
  isLeft: boolean
  onClose: () => void
}

/** The last form of each game on this page. */
const leftForms = new Map<string, RunFields>()
/** The default loss limit of a run, in stakes. */
const FIRST_LIMIT = 20n

/** Autoplay in three taps: the number of bets, the limits, start. The lab next to it computes the odds of the rules. */
export function AutoplayPopup({ game, end, isLeft, onClose }: AutoplayPopupProps) {
  const t = useTranslate()
  const locale = useLocale()
  const user = useUser()
  const { settings, options, manifest } = game
  const balance = user?.balance ?? 0
  const [fields, setFields] = useState(() => leftForms.get(game.gameId) ?? firstFields(game, locale))
  const spec = pickSpecOf(manifest, options, settings.edge)
  const currentFields = { ...fields, picks: fitPicks(spec, fields.picks) }
  const form = readForm(currentFields, options, settings, { hasTarget: spec.kind === 'target', locale })
  const question = form.plan && questionOf(game, form.plan, balance)
  const news = useLab(question?.name)
  const change = (changes: Partial<RunFields>) => {
    const changedFields = { ...currentFields, ...changes }
    leftForms.set(game.gameId, changedFields)
    setFields(changedFields)
  }
  const formProps = { fields: currentFields, wrong: form.wrong, settings, onChange: change }
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
          plan={form.plan}
          question={question}
          isLeft={isLeft}
          isQuick={currentFields.quick}
          onStarted={onClose}
        />
      }
    >
      {end && (
        <p className="mb-4 rounded-m border border-line bg-block px-3 py-2 text-s">
          <RunEndWords end={end} game={game} />{' '}
          {end.best && (
            <a href={findRoundLink(end.best.id)} target="_top" className="underline underline-offset-3">
              {t('play.seeRound')}
            </a>
          )}
        </p>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 tablet:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RuleFields {...formProps} spec={spec} />
          <MoreRules {...formProps} spec={spec} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <LabCard settings={settings} question={question} news={news} />
          {manifest && <PastCard game={{ ...game, manifest }} runPlan={form.plan} />}
        </div>
      </div>
    </Popup>
  )
}

function firstFields({ manifest, settings, options, stakeMinor }: AutoGame, locale: string): RunFields {
  const { limits, edge } = settings
  const stake = stakeMinor ?? limits.minStakeMinor
  const spec = pickSpecOf(manifest, options, edge)
  const text = (minor: bigint) => formatAmount(minor, limits.decimalLength, locale)
  return {
    bets: '25',
    stake: text(stake),
    onWin: { to: 'base', value: '2' },
    onLoss: { to: 'base', value: '2' },
    lossLimit: text(stake * FIRST_LIMIT),
    ...{ profit: '', singleWin: '', quick: false },
    target: numberFormat(locale, { maximumFractionDigits: 2 }).format(
      typeof options.autoCashOut === 'number' ? options.autoCashOut : 2,
    ),
    picks: firstPicks(spec),
  }
}
