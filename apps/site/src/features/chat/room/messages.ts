import type { ChatMessage } from '@fairground/contract/chat'

/** The index of the first message whose place is at or after a number. */
export function indexOfSeq(messages: readonly ChatMessage[], seq: number): number {
  let low = 0
  let high = messages.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((messages[middle]?.seq ?? 0) < seq) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts a message in its place, unless a newer state of it is there. The caller's own reactions stay where the message has none. */
export function putMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const at = indexOfSeq(messages, message.seq)
  const knownMessage = messages[at]?.seq === message.seq ? messages[at] : undefined
  if (knownMessage && knownMessage.rev > message.rev) return messages
  const mine = message.mine ?? knownMessage?.mine
  return messages.toSpliced(at, knownMessage ? 1 : 0, { ...message, ...(mine && { mine }) })
}
