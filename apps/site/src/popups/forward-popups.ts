import { formatLink } from '@fairground/contract/link'
import { hasShell } from '../kernel/host/shell-around.ts'
import { ANSWER, type AnswerMessage, KIND, type PopupMessage } from './frame-messages.ts'
import { closePopup, onPopup, type PopupRequest } from './popups.ts'
import { askElsewhere } from './questions.ts'

/**
 * On a game's frame page: opens each popup in the shell, which has room for it. Without a shell the page goes to the
 * site instead, but stays for the refusals of responsible play.
 */
export function forwardPopups(): void {
  onPopup((popup) => {
    closePopup(popup.name)
    if (hasShell()) tellShell({ kind: KIND, popup })
    // The game says the refusal itself; to leave it would tell the player less.
    else if (popup.name !== 'play-limit') location.assign(addressOf(popup))
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

/** The address at which the site opens a popup by itself. */
function addressOf({ name }: PopupRequest): string {
  if (name === 'login') return '/#login'
  if (name === 'wallet' || name === 'recharge-notice') return '/#recharge'
  return `/${formatLink({ kind: 'action', actions: { popup: name } })}`
}

function tellShell(message: PopupMessage): void {
  window.parent.postMessage(message, location.origin)
}

function isAnswer(data: unknown): data is AnswerMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === ANSWER && 'question' in data
}
