import type { ChatAuthor, ChatMessage } from '@fairground/contract/chat'

/** The authors of messages, who wrote last first. */
export function authorsOf(messages: readonly ChatMessage[]): ChatAuthor[] {
  const authors = new Map<string, ChatAuthor>()
  for (const { author } of messages.toReversed()) if (author && !authors.has(author.id)) authors.set(author.id, author)
  return [...authors.values()]
}
