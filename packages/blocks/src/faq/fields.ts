import { list, rich, text } from '../kinds.ts'

/** Questions with their answers, in their order. */
export const faqFields = {
  title: text('', 120),
  questions: list({ question: text('', 200), answer: rich() }, 40),
}
