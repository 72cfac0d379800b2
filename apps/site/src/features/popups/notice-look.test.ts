import { expect, test } from 'vitest'
import { isPicture, readNoticeLook } from './notice-look.ts'

const sound = {
  bg: 'https://cdn.example/poster.jpg',
  link: '#recharge',
  content: 'Twice the fun\non Friday',
  buttonBg: '#ff0066',
  buttonText: 'Deposit',
  buttonTextColor: 'white',
  contentPadding: '8px 12px',
  buttonMargin: '0 0 16px',
  contentTextColor: 'rgb(255 255 255)',
  contentTextSize: 20,
  enableMaskClose: true,
}

test('[NT-03] every field of the config is taken as it is', () => {
  expect(readNoticeLook({ type: 'EVENT', ...sound })).toMatchObject(sound)
})

/** Invalid values for each field. */
const badValues: [keyof typeof sound, unknown][] = [
  ['bg', 'x) url(javascript:alert(1)'],
  ['link', 'javascript:alert(1)'],
  ['content', 5],
  ['buttonBg', 'red;position:fixed'],
  ['buttonText', 'x'.repeat(81)],
  ['buttonTextColor', 'url(//evil.example)'],
  ['contentPadding', '1e9px'],
  ['buttonMargin', 'calc(100vw)'],
  ['contentTextColor', '}'],
  ['contentTextSize', 9000],
  ['enableMaskClose', 'yes'],
]

test.each(badValues)('[NT-03] a bad %s (%j) falls back alone', (field, value) => {
  const look = readNoticeLook({ type: 'EVENT', ...sound, [field]: value })
  const { [field]: droppedValue, ...rest } = look
  expect(droppedValue).toEqual(readNoticeLook(undefined)[field])
  expect(rest).toMatchObject(Object.fromEntries(Object.entries(sound).filter(([name]) => name !== field)))
})

test.each([undefined, null, 'a notice', 7, []])('[NT-03] %j is a notice without a config', (config) => {
  expect(readNoticeLook(config)).toMatchObject({ bg: '', link: '', content: '', contentTextSize: 16 })
})

test('[NT-03] a background is a picture or a colour', () => {
  expect(['/static/cdnimg/1/a.png', 'https://cdn.example/a.png', '#fff', 'red', ''].map(isPicture)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
