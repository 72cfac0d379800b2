import { createTranslator, loadIcu, loadPhrases } from '@fairground/phrases'
import { expect, test } from 'vitest'
import { type FieldRule, findFault } from './field-rule.ts'

const icu = await loadIcu()

/** Rule, text, and message. */
const cases: [FieldRule, string, string | undefined][] = [
  [{}, '', 'Please enter the home page'],
  [{}, ' \t ', 'Please enter the home page'],
  [{}, 'x', undefined],
  [{ optional: true }, '  ', undefined],
  [{ optional: true, length: [3, 9] }, 'x', 'The home page needs 3 characters at least'],
  [{ length: [3, 9] }, 'abc', undefined],
  [{ length: [3, 9] }, '0123456789', 'The home page may have 9 characters at most'],
  [{ type: 'number' }, 'ten', 'The home page has to be a number'],
  [{ type: 'number' }, '1e3', 'The home page has to be a number'],
  [{ type: 'number' }, '-1.5', undefined],
  [{ type: 'number', range: [1, 10] }, '11', 'The home page has to be from 1 to 10'],
  [{ type: 'number', range: [1, 10] }, '1', undefined],
  [{ type: 'number', range: [1, undefined] }, '0', 'The home page has to be 1 at least'],
  [{ type: 'number', range: [undefined, 10] }, '10.5', 'The home page has to be 10 at most'],
  [{ oneOf: ['red', 'blue'] }, 'green', 'Please choose the home page from the list'],
  [{ oneOf: ['red', 'blue'] }, 'blue', undefined],
  [{ pattern: /^[A-Z]{2}$/ }, 'abc', 'The home page does not have the right form'],
  [{ pattern: /^[A-Z]{2}$/ }, 'BR', undefined],
  [{ type: 'url' }, 'https://fair.example/a?b#c', undefined],
  [{ type: 'url' }, 'javascript:alert(1)', 'The home page has to be an address that begins with https://'],
  [{ type: 'url' }, `https://fair.example/${'x'.repeat(2027)}`, undefined],
  [{ type: 'url' }, `https://fair.example/${'x'.repeat(2028)}`, 'The home page may have 2,048 characters at most'],
  [{ type: 'email' }, 'ana@example.com', undefined],
  [{ type: 'email' }, 'ana@example', 'The home page has to be an e-mail address'],
  [{ type: 'email' }, `ana@${'b'.repeat(313)}.com`, 'The home page may have 320 characters at most'],
  [{ type: 'account' }, '11-98765-4321', undefined],
  [{ type: 'account' }, '11-18765-4321', 'Use a username of 3 to 32 characters, an e-mail, or a full phone number'],
]

test.each(cases)('[AU-10] %j: %j is answered with %j', async (rule, text, message) => {
  expect(findFault(createTranslator('en', await loadPhrases('en'), { icu: () => icu }), 'Home page', rule, text)).toBe(
    message,
  )
})
