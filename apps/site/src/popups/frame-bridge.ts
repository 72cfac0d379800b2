import { formatLink } from '@fairground/contract/link'
import { hasShell } from '../kernel/host/shell-around.ts'
import { closePopup, onPopup, openPopup, type PopupRequest } from './popups.ts'
import { askElsewhere, askPlayer, type Question } from './questions.ts'

const KIND = 'fairground.popup'
const ANSWER = 'fairground.answer'

/** A frame page's request to its shell: a popup and, for a question, the number that its answer carries. */
interface PopupMessage {
  kind: typeof KIND
  popup: PopupRequest
  question?: number
}

interface AnswerMessage {
  kind: typeof ANSWER
  question: number
  answer: unknown
}

/**
 * On a game's frame page: opens each popup in the shell, which has room for it. Without a shell the page goes to the
 * site instead.
 */
export function forwardPopups(): void {
  onPopup((popup) => {
    closePopup(popup.name)
    if (hasShell()) tellShell({ kind: KIND, popup })
    else location.assign(addressOf(popup))
  })
  const resolvers = new Map<number, (answer: unknown) => void>()
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isAnswer(data)) return
    resolvers.get(data.question)?.(data.answer)
    resolvers.delete(data.question)
  })
  let lastNumber = 0
  askElsewhere((popup) => {
    if (!hasShell()) {
      // Goes to the same game in its shell, where the player can answer when the question comes again.
      location.assign(location.pathname.replace(/^\/h5/, '/game'))
      return Promise.resolve(undefined)
    }
    lastNumber += 1
    const question = lastNumber
    tellShell({ kind: KIND, popup, question })
    return new Promise((resolve) => resolvers.set(question, resolve))
  })
}

/**
 * In the shell: opens the popups that a frame page of our own origin requests, until the returned function is called.
 */
export function receivePopups(): () => void {
  const take = ({ origin, data, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isPopupMessage(data)) return
    const { popup, question } = data
    if (question === undefined) openPopup(popup)
    else void askPlayer(popup as Question).then((answer) => answerFrame(source, { kind: ANSWER, question, answer }))
  }
  addEventListener('message', take)
  return () => removeEventListener('message', take)
}

/** The address at which the site opens a popup by itself. */
function addressOf({ name }: PopupRequest): string {
  if (name === 'login') return '/#login'
  if (name === 'wallet' || name === 'recharge-notice') return '/#recharge'
  return `/${formatLink({ kind: 'action', actions: { popup: name } })}`
}

function tellShell(message: PopupMessage): void {
  window.parent.postMessage(message, location.origin)
}

function answerFrame(frame: MessageEventSource | null, message: AnswerMessage): void {
  frame?.postMessage(message, { targetOrigin: location.origin })
}

function isPopupMessage(data: unknown): data is PopupMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === KIND && 'popup' in data
}

function isAnswer(data: unknown): data is AnswerMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === ANSWER && 'question' in data
}
