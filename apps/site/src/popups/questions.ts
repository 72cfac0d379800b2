import { closePopup, onPopupClosed, openPopup, type PopupName, type PopupRequest } from './popups.ts'

/** The popups that are questions, and the answer of each. */
interface Answers {
  /** The player accepted the terms. */
  terms: true
  /** The player is old enough. */
  'confirm-age': true
  /** The server accepted the code. */
  authenticator: true
}

/** A popup that is a question. */
export type Question = Extract<PopupRequest, { name: keyof Answers }>

const waitingResolvers = new Map<PopupName, ((answer: unknown) => void)[]>()
let askThere: ((question: Question) => Promise<unknown>) | undefined

/**
 * Opens a popup and waits for the player's answer. Two callers at once share one question and one answer.
 * @returns the answer; `undefined` when the player closed the popup without one
 */
export function askPlayer(question: Question): Promise<unknown> {
  if (askThere) return askThere(question)
  return new Promise((resolve) => {
    waitingResolvers.set(question.name, [...(waitingResolvers.get(question.name) ?? []), resolve])
    openPopup(question)
  })
}

/** Answers a question and closes its popup. */
export function answerPlayer<Name extends keyof Answers>(name: Name, answer: Answers[Name]): void {
  settle(name, answer)
  closePopup(name)
}

/** Sends questions elsewhere from now on: a game's frame page has no room for them. */
export function askElsewhere(ask: (question: Question) => Promise<unknown>): void {
  askThere = ask
}

function settle(name: PopupName, answer: unknown): void {
  const resolvers = waitingResolvers.get(name) ?? []
  waitingResolvers.delete(name)
  for (const resolve of resolvers) resolve(answer)
}

onPopupClosed((name) => settle(name, undefined))
