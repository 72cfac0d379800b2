import { useEffect, useState } from 'react'
import { useOnline } from '../../kernel/browser/use-online.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { isSending } from './bet/bet-state.ts'
import type { RoundState } from './bet/round-kind.ts'
import { useBetStop } from './bet-stop.ts'

/** The note mentions an answer that takes this long. */
const SLOW_MS = 2_500

/** The note under the big button: a bet in doubt, a slow answer, a refusal, maintenance. Empty while all is well. */
export function RoundNote({ state, enabled, loggedIn }: { state: RoundState; enabled: boolean; loggedIn: boolean }) {
  const t = useTranslate()
  const { phase, lost, refusal } = state
  const isOnline = useOnline()
  const stop = useBetStop()
  const sending = isSending(state)
  const slow = useSlow(sending || (loggedIn && phase.name === 'loading'))
  const findWord = () => {
    if (lost && sending)
      return { tone: 'text-info', text: t(phase.name === 'sending' ? 'play.checking' : 'play.checkingMove') }
    if (lost || !isOnline) return { tone: 'text-info', text: t('play.noNetwork') }
    if (slow) return { tone: 'text-muted', text: t('play.slow') }
    if (stop && phase.name !== 'open') return { tone: 'text-info', text: stop }
    if (refusal) return { tone: 'text-loss', text: t(`errors.${refusal.errorName}`, refusal.params ?? {}) }
    if (!enabled)
      return { tone: 'text-info', text: t(phase.name === 'open' ? 'play.maintenanceOpen' : 'play.maintenance') }
    return undefined
  }
  const word = findWord()
  return (
    <p
      role="status"
      className={`text-center text-s font-medium text-balance empty:hidden ${word?.tone ?? ''} ${word ? 'pt-2' : ''}`}
    >
      {word?.text}
    </p>
  )
}

/** True once `active` has lasted too long. */
function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [active])
  return slow
}
