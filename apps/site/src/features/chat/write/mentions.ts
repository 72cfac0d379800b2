import type { ChatAuthor } from '@fairground/contract/chat'

/** Most mentions that a call takes. */
const MOST_MENTIONS = 50
const NAME_PART = /[\p{L}\p{M}\p{N}_-]/u

/** The people whose `@name` stands in a text as a word of its own: their ids. */
export function mentionsOf(text: string, people: readonly Pick<ChatAuthor, 'id' | 'name'>[]): string[] {
  const lower = text.toLowerCase()
  return people
    .filter(({ name }) => {
      const wantedName = `@${name.toLowerCase()}`
      for (let at = lower.indexOf(wantedName); at >= 0; at = lower.indexOf(wantedName, at + 1)) {
        const [next = ''] = lower.slice(at + wantedName.length)
        if (!NAME_PART.test(next)) return true
      }
      return false
    })
    .map(({ id }) => id)
    .slice(0, MOST_MENTIONS)
}

/** A mention that is being typed: the letters after its `@`, and where the `@` stands (UTF-16 units). */
export interface TypedMention {
  at: number
  letters: string
}

/** Finds the mention that ends at the caret. An `@` within a word begins none. */
export function findTypedMention(text: string, caret: number): TypedMention | undefined {
  const [typed, letters = ''] = /(?<![\p{L}\p{M}\p{N}_])@([\p{L}\p{M}\p{N}_-]{0,20})$/u.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? undefined : { at: caret - typed.length, letters }
}

/** The people whose name begins with the typed letters, at most `most`. */
export function suggestPeople<Person extends Pick<ChatAuthor, 'name'>>(
  people: readonly Person[],
  { letters }: TypedMention,
  most: number,
): Person[] {
  const wantedName = letters.toLowerCase()
  return people.filter(({ name }) => name.toLowerCase().startsWith(wantedName)).slice(0, most)
}

/** Completes a typed mention. @returns the text, and the caret after it */
export function completeMention(
  text: string,
  { at, letters }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `
  const after = text.slice(at + 1 + letters.length).replace(/^ /, '')
  return { text: before + after, caret: before.length }
}
