import { CallError } from '@fairground/contract/envelope'
import { expect, test } from 'vitest'
import { createViewCell } from './room-view.ts'
import { type AskTranslation, createTranslating, translationOf } from './translations.ts'

const message = { id: 'm1', body: 'Good luck' }

/** A room and the questions to its server, which the test answers. */
function start() {
  const view = createViewCell()
  const questions: { locale: string; answer: PromiseWithResolvers<{ text: string; from?: string }> }[] = []
  const ask: AskTranslation = (_, locale) => {
    const answer = Promise.withResolvers<{ text: string; from?: string }>()
    questions.push({ locale, answer })
    return answer.promise
  }
  const { translate, hideTranslation } = createTranslating(view, ask)
  const shown = (now = message, locale: 'pt-BR' | 'id-ID' = 'pt-BR') =>
    translationOf(now, view.get().translations, locale)
  return { questions, translate, hideTranslation, shown }
}

test('a message is being translated until the answer is there, and the player hides the translation', async () => {
  const { questions, translate, hideTranslation, shown } = start()
  const done = translate(message, 'pt-BR')
  expect(shown()?.status).toBe('busy')
  questions[0]?.answer.resolve({ text: 'Boa sorte', from: 'en' })
  await done
  expect(shown()).toMatchObject({ status: 'done', text: 'Boa sorte', from: 'en' })
  expect(shown({ ...message, id: 'm2' })).toBeUndefined()
  hideTranslation(message.id)
  expect(shown()).toBeUndefined()
})

test('a refusal stands in the place of the translation, and another try may end well', async () => {
  const { questions, translate, shown } = start()
  const refusal = new CallError('unavailable', { seconds: 5 })
  const failed = translate(message, 'pt-BR')
  questions[0]?.answer.reject(refusal)
  await failed
  expect(shown()).toMatchObject({ status: 'failed', error: refusal })
  const done = translate(message, 'pt-BR')
  expect(shown()?.status).toBe('busy')
  questions[1]?.answer.resolve({ text: 'Boa sorte' })
  await done
  expect(shown()).toMatchObject({ status: 'done', text: 'Boa sorte' })
})

test('a translation goes with the text that it translates: an edit or a deletion ends it, a reaction does not', async () => {
  const { questions, translate, shown } = start()
  const done = translate(message, 'pt-BR')
  expect(shown({ ...message, body: 'Bad luck' })).toBeUndefined()
  questions[0]?.answer.resolve({ text: 'Boa sorte' })
  await done
  expect(shown({ ...message })).toMatchObject({ text: 'Boa sorte' })
  expect(shown({ ...message, body: 'Bad luck' })).toBeUndefined()
  expect(shown({ ...message, body: '' })).toBeUndefined()
})

test('in another language there is no translation yet, and a late answer in the earlier one does not replace the newer', async () => {
  const { questions, translate, shown } = start()
  const first = translate(message, 'pt-BR')
  expect(shown(message, 'id-ID')).toBeUndefined()
  const second = translate(message, 'id-ID')
  questions[1]?.answer.resolve({ text: 'Semoga beruntung' })
  await second
  questions[0]?.answer.resolve({ text: 'Boa sorte' })
  await first
  expect(questions.map(({ locale }) => locale)).toEqual(['pt-BR', 'id-ID'])
  expect(shown(message, 'id-ID')).toMatchObject({ text: 'Semoga beruntung' })
})
