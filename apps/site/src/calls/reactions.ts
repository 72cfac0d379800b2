import { auth, type CallError, type ErrorName, errors, type Reaction } from '@fairground/contract'
import { toast } from '@fairground/ui'
import { translateNow } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { dropToken } from '../session/token.ts'

/** The sentence of a refusal in the player's language, with its parameters. */
export function sentenceOf(error: CallError): string {
  return translateNow(`errors.${error.errorName}`, error.params)
}

function alert(error: CallError): void {
  toast(sentenceOf(error), { tone: 'loss' })
}

/** A new version may ask for a reload; within a minute it is asked only once, so that no loop arises (ER-05). */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem('reloadedAt') ?? 0)
  if (Date.now() - last < 60_000) return
  sessionStorage.setItem('reloadedAt', String(Date.now()))
  location.reload()
}

function askForLogin(error: CallError): void {
  const expired = error.errorName === 'login_expired'
  dropToken()
  openPopup({ name: 'login', reason: expired ? 'expired' : 'needed' })
}

/** What the site does about each kind of refusal: one line a kind. */
const table: Readonly<Record<Reaction, (error: CallError) => void>> = {
  alert,
  field: alert,
  login: askForLogin,
  maintenance: () => location.assign('/repair'),
  reload: reloadOnce,
  'forced-action': alert,
  'recharge-notice': () => openPopup({ name: 'recharge-notice' }),
  'game-maintenance': alert,
  'payment-maintenance': alert,
  'withdraw-info': alert,
  authenticator: () => undefined,
  forbidden: alert,
  kyc: alert,
  silent: () => undefined,
}

/** Refusals that a form shows beside its fields. */
const shownByForm: readonly Reaction[] = ['field', 'authenticator']

/** Does what the table says, unless the caller takes care of it. Maintenance never redirects `auth.check` (ER-04). */
export function react(error: CallError, mode: 'react' | 'form' | 'ignore', callName: string): void {
  const { reaction } = errors[error.errorName satisfies ErrorName]
  if (reaction === 'maintenance' && callName === auth.check.name) return
  if (mode === 'ignore' || (mode === 'form' && shownByForm.includes(reaction))) return
  table[reaction](error)
}
