import { ANSWER, type AnswerMessage, KIND, type PopupMessage } from './frame-messages.ts'
import { openPopup } from './popups.ts'
import { askPlayer, type Question } from './questions.ts'

/** In the shell: opens the popups that a frame page of our own origin requests, until the returned function is called. */
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

function answerFrame(frame: MessageEventSource | null, message: AnswerMessage): void {
  frame?.postMessage(message, { targetOrigin: location.origin })
}

function isPopupMessage(data: unknown): data is PopupMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === KIND && 'popup' in data
}
