import * as game from '@fairground/contract/calls/game'
import { Bulbs } from '@fairground/ui/bulbs'
import { Button } from '@fairground/ui/button'
import { useRef, useState } from 'react'
import { call } from '../calls/client.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { useUser } from '../player/user.ts'
import { type BetCheck, type BetSource, checkBets } from './check-bets.ts'

const LIMIT = 1000
const PAGE_SIZE = 100
const BULBS = 20

const source: BetSource = {
  getPage: async (pageNo) => (await call(game.betRecord, { pageNo, pageSize: PAGE_SIZE }, { errors: 'ignore' })).page,
  getRevealed: async (id) => (await call(game.round, { id }, { errors: 'ignore' })).model,
}

type Run = { state: 'idle' } | { state: 'running' | 'done' | 'failed'; check: BetCheck | undefined }

/** "Check my last 1000 bets": one button, with the progress. */
export function SeedCheck() {
  const t = useTranslate()
  const user = useUser()
  const [run, setRun] = useState<Run>({ state: 'idle' })
  const stopper = useRef<AbortController>(undefined)

  const start = async () => {
    const controller = new AbortController()
    stopper.current = controller
    let check: BetCheck | undefined
    setRun({ state: 'running', check })
    try {
      const decimalLength = user?.decimalLength ?? 2
      const onProgress = (progress: BetCheck) => {
        check = progress
        setRun({ state: 'running', check })
      }
      const progress = await checkBets(source, { limit: LIMIT, decimalLength, signal: controller.signal, onProgress })
      setRun({ state: 'done', check: progress })
    } catch (error) {
      if (!controller.signal.aborted) console.info('bets not checked', error)
      setRun(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', check })
    }
  }

  const check = run.state === 'idle' ? undefined : run.check
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-block p-4">
      <div>
        <h2 className="text-m">{t('fairness.checkTitle')}</h2>
        <p className="text-s text-muted">{t('fairness.checkText')}</p>
      </div>
      {run.state === 'running' ? (
        <Button onClick={() => stopper.current?.abort()}>{t('fairness.stop')}</Button>
      ) : (
        <Button look="primary" onClick={() => void start()}>
          {t('fairness.check')}
        </Button>
      )}
      {check && check.total > 0 && (
        <div className="flex flex-col gap-1.5">
          <Bulbs count={BULBS} lit={Math.floor((check.checkedCount / check.total) * BULBS)} />
          <p className="nums text-xs text-muted">
            {t('fairness.progress', { done: check.checkedCount, total: check.total })}
          </p>
        </div>
      )}
      <div role="status" className="flex flex-col gap-1 text-s empty:hidden">
        {run.state === 'failed' && <p className="text-loss">{t('fairness.failed')}</p>}
        {run.state === 'done' && run.check && <CheckResult check={run.check} />}
      </div>
    </section>
  )
}

function CheckResult({ check: { right, wrong, sealed, open } }: { check: BetCheck }) {
  const t = useTranslate()
  return (
    <>
      {wrong.length === 0 ? (
        <p className="font-semibold text-safe">{t('fairness.allRight', { count: right })}</p>
      ) : (
        <p className="font-semibold text-loss">{t('fairness.someWrong', { count: wrong.length })}</p>
      )}
      {wrong.slice(0, 10).map((id) => (
        <a key={id} href={`/round/${id}`} target="_top" className="font-mono text-xs break-all underline">
          {id}
        </a>
      ))}
      {sealed > 0 && <p className="text-muted">{t('fairness.notRevealed', { count: sealed })}</p>}
      {open > 0 && <p className="text-muted">{t('fairness.unfinished', { count: open })}</p>}
    </>
  )
}
