import type { DesignPage } from '@fairground/contract/design'
import { expect, test } from 'vitest'
import { findPage } from './use-design-page.ts'

const page = (id: string, type: string): DesignPage => ({ id, type, title: '', items: [] })

test('[RT-15] a page is found by its id before its type', () => {
  const pages = [page('a', 'help'), page('help', 'other'), page('c', 'help')]
  expect(findPage(pages, 'help')?.id).toBe('help')
  expect(findPage(pages, 'other')?.id).toBe('help')
  expect(findPage(pages.toSpliced(1, 1), 'help')?.id).toBe('a')
  expect(findPage(pages, 'nowhere')).toBeUndefined()
})
