import { closePopup, onPopupClosed, openPopup, type PopupName, type PopupRequest } from './popups.ts'

/** Popups that are a question: what each is answered with. */
interface Answers {
  /** The terms are accepted. */
  terms: true
  /** Old enough. */
  'confirm-age': true
  /** A code was given, and it was right. */
  authenticator: true
}

/** A popup that is a question. */
export type Question = Extract<PopupRequest, { name: keyof Answers }>

const waitingResolvers = new Map<PopupName, ((answer: unknown) => void)[]>()
let askThere: ((question: Question) => Promise<unknown>) | undefined

/**
 * Opens a popup and waits for what the player says. Asked twice at once, it is one question with one answer.
 * @returns the answer; `undefined` when the popup was closed without one
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

/** From now on questions are asked elsewhere: a game's frame has no room for them. */
export function askElsewhere(ask: (question: Question) => Promise<unknown>): void {
  askThere = ask
}

function settle(name: PopupName, answer: unknown): void {
  const resolvers = waitingResolvers.get(name) ?? []
  waitingResolvers.delete(name)
  for (const resolve of resolvers) resolve(answer)
}

onPopupClosed((name) => settle(name, undefined))
