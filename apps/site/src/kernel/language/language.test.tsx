import { type FirstPhrases, loadPhrases, type Translate } from '@fairground/phrases'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { FIRST_LOAD } from '../../../build/first-load.data.ts'
import { onMissingText, showPhrases, useTranslate } from './language.ts'

/** The English texts that a build of the site has at first. */
async function firstPhrases(): Promise<FirstPhrases> {
  const nouns: readonly string[] = FIRST_LOAD.texts
  const phrases = Object.entries(await loadPhrases('en')).filter(([noun]) => nouns.includes(noun))
  return Object.fromEntries(phrases) as unknown as FirstPhrases
}

const texts = {}

/** The translator that a component on screen gets. */
function onScreen(): Translate {
  let translate: Translate | undefined
  const Component = () => {
    translate = useTranslate()
    return null
  }
  renderToString(<Component />)
  if (!translate) throw new Error('the component was not rendered')
  return translate
}

test('the translator on screen learns the later phrases, so that nothing is rendered anew', async () => {
  showPhrases('en', await firstPhrases(), texts)
  const translate = onScreen()
  showPhrases('en', await loadPhrases('en'), texts)
  expect(onScreen()).toBe(translate)
  expect(translate('account.loginTitle')).toBe('Welcome back')
})

test('a text that was requested before its phrases came renders again', async () => {
  showPhrases('en', await firstPhrases(), texts)
  const translate = onScreen()
  expect(translate('account.loginTitle')).toBe('')
  showPhrases('en', await loadPhrases('en'), texts)
  expect(onScreen()).not.toBe(translate)
  expect(onScreen()('account.loginTitle')).toBe('Welcome back')
})

test('another language, and other texts of the operator, are always rendered anew', async () => {
  showPhrases('en', await firstPhrases(), texts)
  const english = onScreen()
  showPhrases('pt-BR', await loadPhrases('pt-BR'), texts)
  expect(onScreen()).not.toBe(english)
  const portuguese = onScreen()
  showPhrases('pt-BR', await loadPhrases('pt-BR'), { 'account.loginTitle': 'Eu' })
  expect(onScreen()).not.toBe(portuguese)
  expect(onScreen()('account.loginTitle')).toBe('Eu')
})

test('[DS-03] a key without a phrase is reported once all phrases are loaded', async () => {
  const reportedKeys: string[] = []
  onMissingText((_, key) => reportedKeys.push(key))
  onTestFinished(() => onMissingText(() => undefined))
  showPhrases('en', await firstPhrases(), texts)
  showPhrases('en', await loadPhrases('en'), texts)
  onScreen()('account.nothing' as 'account.loginTitle')
  expect(reportedKeys).toEqual(['account.nothing'])
})
