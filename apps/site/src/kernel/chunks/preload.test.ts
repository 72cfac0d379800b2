import { expect, test } from 'vitest'
import { importsOf } from './preload.ts'

const URL_OF_IT = 'https://fair.example/assets/mines-screen-C2pq.js'

test.each([
  ['import{r as e}from"./runtime-XK.js";import{_t as t}from"./play-D7.js";var n=1', ['runtime-XK.js', 'play-D7.js']],
  ['const __vite__mapDeps=(i)=>i;\nimport"./play-D7.js";', ['play-D7.js']],
  ['export{t as edit,n as held}from"./chat-BR.js"', ['chat-BR.js']],
  ['var a=()=>import(`./later-1.js`),b="from the ./list.js"', []],
  ['import{a}from"https://elsewhere.example/x.js"', []],
])('%s imports %j', (text, names) => {
  expect(importsOf(text, URL_OF_IT)).toEqual(names.map((name) => `https://fair.example/assets/${name}`))
})
