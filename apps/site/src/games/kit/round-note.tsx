import { useEffect, useState } from 'react'
import { useOnline } from '../../kernel/browser/use-online.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import type { RoundState } from './round/round-state.ts'

/** An answer that takes this long is worth a word. */
const SLOW_MS = 2_500

/** The honest word under the big button: checking a bet, slow, refused, in maintenance. Nothing while all is well. */
export function RoundNote({ state, enabled, loggedIn }: { state: RoundState; enabled: boolean; loggedIn: boolean }) {
  const t = useTranslate()
  const { phase, checking, refusal } = state
  const isOnline = useOnline()
  const sending = phase.name === 'placing' || (phase.name === 'open' && phase.moves.length > 0)
  const slow = useSlow(sending || (loggedIn && phase.name === 'loading'))
  const word = () => {
    if (checking && sending)
      return { tone: 'text-info', text: t(phase.name === 'placing' ? 'play.checking' : 'play.checkingMove') }
    if (checking || !isOnline) return { tone: 'text-info', text: t('play.noNetwork') }
    if (slow) return { tone: 'text-muted', text: t('play.slow') }
    if (refusal) return { tone: 'text-loss', text: t(`errors.${refusal.name}`, refusal.params ?? {}) }
    if (!enabled)
      return { tone: 'text-info', text: t(phase.name === 'open' ? 'play.maintenanceOpen' : 'play.maintenance') }
    return undefined
  }
  const said = word()
  return (
    <p
      role="status"
      className={`text-center text-s font-medium text-balance empty:hidden ${said?.tone ?? ''} ${said ? 'pt-2' : ''}`}
    >
      {said?.text}
    </p>
  )
}

/** True once something has lasted for longer than it should. */
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
