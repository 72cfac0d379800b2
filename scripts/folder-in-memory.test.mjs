import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderInMemory } from './folder-in-memory.mjs'

function newMemory() {
  const memory = mkdtempSync(join(tmpdir(), 'fairground-memory-'))
  onTestFinished(() => rmSync(memory, { recursive: true }))
  return memory
}

/** Makes a folder in a process of its own, which says whether it is there and ends. */
function makeIn(memory) {
  const program = `import { existsSync } from 'node:fs'
    import { folderInMemory } from ${JSON.stringify(new URL('folder-in-memory.mjs', import.meta.url).href)}
    console.info(existsSync(folderInMemory(${JSON.stringify(memory)})))`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }).stdout.trim()
}

test('the folder is there while its process lives, and gone with it', () => {
  const memory = newMemory()
  expect(makeIn(memory)).toBe('true')
  expect(readdirSync(memory)).toEqual([])
})

test('the folder of a killed run goes, that of a run that lives stays, and so does what is not ours', () => {
  const memory = newMemory()
  const names = ['fairground-run-999999999', `fairground-run-${process.pid}`, 'of-somebody-else']
  for (const name of names) mkdirSync(join(memory, name, 'databases'), { recursive: true })
  makeIn(memory)
  expect(names.map((name) => existsSync(join(memory, name)))).toEqual([false, true, true])
})

test('where memory is no file system there is none', () => {
  expect(folderInMemory(join(tmpdir(), 'not-there'))).toBeUndefined()
})
