import type { PopupRequest } from './popup-request.ts'

/** The kinds of these messages: a request for a popup, and the answer to a question. */
export const KIND = 'fairground.popup'
export const ANSWER = 'fairground.answer'

/** A frame page's request to its shell: a popup and, for a question, the number that its answer carries. */
export interface PopupMessage {
  kind: typeof KIND
  popup: PopupRequest
  question?: number
}

/** The shell's answer to a question. */
export interface AnswerMessage {
  kind: typeof ANSWER
  question: number
  answer: unknown
}
