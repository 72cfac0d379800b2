import type { Call } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import type { CallError } from '@fairground/contract/envelope'
import { type ErrorName, errors, type Reaction } from '@fairground/contract/errors.data'
import { firstWords, type PhraseKey } from '@fairground/phrases'
import { toast } from '@fairground/ui/toast-store'
import { loadChunk, whenPrepared } from '../kernel/chunks/load-chunk.ts'
import { currentLocale, translateNow } from '../kernel/language/language.ts'
import { dropToken, findToken } from '../kernel/token.ts'
import { openPopup } from '../popups/popups.ts'
import { keepNumbers } from './keep-numbers.ts'
import { leaveFor, reloadOnce } from './leave-page.ts'

/**
 * Which refusals a caller shows itself. `react`: none. `form`: those of a form's fields. `login`: those, and the
 * request for the authenticator's code. `game`: those that pass while a round is open. `screen`: every sentence, but
 * nothing that opens a popup or leaves the page. `ignore`: all of them (ER-10).
 */
export type ErrorMode = 'react' | 'form' | 'login' | 'game' | 'screen' | 'ignore'

const shownByCaller: Readonly<Record<ErrorMode, readonly Reaction[] | 'all'>> = {
  react: [],
  form: ['field'],
  login: ['field', 'authenticator'],
  game: ['recharge-notice', 'game-maintenance'],
  screen: ['alert', 'field'],
  ignore: 'all',
}

/** Whether the caller shows the refusal. */
export function isShownByCaller({ errorName }: CallError, mode: ErrorMode): boolean {
  const ownReactions = shownByCaller[mode]
  return ownReactions === 'all' || ownReactions.includes(errors[errorName].reaction)
}

/**
 * The sentence of a refusal in the player's language, with its parameters. The operator's texts translate a message
 * that the server worded itself; without a translation it stays as it is if it is a sentence, not a key. Empty while
 * the texts of refusals are loading; the sentence for a lost network is always there.
 */
export function sentenceOf({ errorName, params, words }: CallError): string {
  const ownSentence = () =>
    translateNow(`errors.${errorName satisfies ErrorName}`, params) ||
    (errorName === 'network_error' ? firstWords[currentLocale()].network : '')
  if (!words || errorName === 'forced_action') return ownSentence()
  const { message } = words
  if (message.includes('Minimum cumulative')) return keepNumbers(message, translateWords)
  const translation = translateWords(message, params)
  return translation !== message || /\s/.test(message) ? translation : ownSentence()
}

/** The operator's text for a key outside our own lists; the key itself when there is none. */
function translateWords(key: string, params?: CallError['params']): string {
  return translateNow(key as PhraseKey, params)
}

function alert(error: CallError): void {
  const say = () => toast(sentenceOf(error), { tone: 'loss' })
  if (sentenceOf(error) !== '') say()
  else void whenPrepared().then(say)
}

function askForLogin({ errorName }: CallError): void {
  dropToken()
  openPopup({ name: 'login', reason: errorName === 'login_expired' ? 'expired' : 'needed' })
}

/** Addresses with a round: in the shell, or a game's frame page. */
const PLAYING = /^\/(game|h5)\//

async function closeUp(): Promise<void> {
  const { leaveUnlessPlaying } = await loadChunk(() => import('./leave-closed-site.ts'))
  await leaveUnlessPlaying()
}

/** The refused call's request: a popup may show details of it. */
interface CallContext {
  request: unknown
}

/** What the site does for each kind of refusal, one line a kind (section 8 of the specification). */
const table: Readonly<Record<Reaction, (error: CallError, context: CallContext) => void>> = {
  alert,
  field: alert,
  login: askForLogin,
  maintenance: () => {
    if (findToken() !== undefined && PLAYING.test(location.pathname)) void closeUp()
    else leaveFor('/repair')
  },
  reload: reloadOnce,
  // Reached when the player did not do it, or the site asked once already.
  'forced-action': alert,
  authenticator: alert,
  'recharge-notice': () => openPopup({ name: 'recharge-notice' }),
  'game-maintenance': (_, { request }) => openPopup({ name: 'game-maintenance', ...gameOf(request) }),
  'payment-maintenance': () => openPopup({ name: 'payment-maintenance' }),
  'withdraw-info': (error) => openPopup({ name: 'withdraw-info', params: { ...error.params, ...serverText(error) } }),
  forbidden: (error) => openPopup({ name: 'forbidden', ...serverText(error) }),
  kyc: () => openPopup({ name: 'kyc' }),
  'play-limit': ({ errorName, params }) => openPopup({ name: 'play-limit', refusal: errorName, params }),
  silent: () => undefined,
}

/**
 * Runs the reaction of the table unless the caller shows the refusal. Maintenance never redirects `auth.check` (ER-04).
 */
export function react(error: CallError, mode: ErrorMode, { name }: Pick<Call, 'name'>, request?: unknown): void {
  const { reaction } = errors[error.errorName]
  if (isShownByCaller(error, mode) || (reaction === 'maintenance' && name === auth.check.name)) return
  table[reaction](error, { request })
}

/** The message that the server worded itself, as a popup's text. */
function serverText(error: CallError): { text?: string } {
  return error.words ? { text: sentenceOf(error) } : {}
}

function gameOf(request: unknown): { gameId?: string } {
  const gameId = typeof request === 'object' && request !== null && 'gameId' in request ? request.gameId : undefined
  return typeof gameId === 'string' ? { gameId } : {}
}
