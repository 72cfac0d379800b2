import type { ChatEntity, ChatMessage } from '@fairground/contract/chat'

/** A part of a message's text. `ref`: the mentioned account, or the address of a link. */
export interface BodyPart {
  kind: 'text' | 'mention' | 'link'
  /** Where it begins in the body, in UTF-16 units. */
  at: number
  text: string
  ref: string
}

/** Splits a message's text at its mentions and links. Parts that overlap or lie outside are text. */
export function bodyParts({ body, entities }: Pick<ChatMessage, 'body' | 'entities'>): BodyPart[] {
  const parts: BodyPart[] = []
  let doneLength = 0
  const addText = (end: number) => {
    if (end > doneLength) parts.push({ kind: 'text', at: doneLength, text: body.slice(doneLength, end), ref: '' })
  }
  for (const entity of entities.toSorted((one, other) => one.at - other.at)) {
    const { kind, at, length, ref } = entity
    if (kind === 'emoji' || at < doneLength || at + length > body.length || !isSafe(entity)) continue
    addText(at)
    parts.push({ kind, at, text: body.slice(at, at + length), ref })
    doneLength = at + length
  }
  addText(body.length)
  return parts
}

const isSafe = ({ kind, ref }: ChatEntity): boolean => kind !== 'link' || /^https?:\/\//i.test(ref)
