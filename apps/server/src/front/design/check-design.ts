import type { ThemeModel } from '@fairground/contract/design'
import type { FieldErrors } from '../../ground/schema/parser.ts'

/**
 * Finds errors of a design that its schema does not: missing pages that every site needs, and duplicate ids. Paths are those
 * of the document, such as `pages.2.items.0.id`.
 */
export function findDesignErrors({ pages, tabs, menus, articles }: ThemeModel): FieldErrors {
  return [
    ...missingPage(pages, 'global'),
    ...missingPage(pages, 'home'),
    ...twice(pages, 'pages'),
    ...twice(tabs, 'tabs'),
    ...twice(menus, 'menus'),
    ...twice(articles, 'articles'),
    ...pages.flatMap(({ items }, at) => twice(items, `pages.${at}.items`)),
  ]
}

function missingPage(pages: ThemeModel['pages'], type: string): FieldErrors {
  const count = pages.filter((page) => page.type === type).length
  return count === 1 ? [] : [{ path: 'pages', message: `A design has exactly one page of type ${type}, not ${count}` }]
}

function twice(entries: readonly { id: string }[], path: string): FieldErrors {
  return entries.flatMap(({ id }, at) =>
    entries.findIndex((entry) => entry.id === id) < at
      ? [{ path: `${path}.${at}.id`, message: `${id} stands twice` }]
      : [],
  )
}
