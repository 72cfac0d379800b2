import type { PageConfig } from '@fairground/contract/page'
import { pageConfig } from '../kernel/page/page-config.ts'

/**
 * A written amount as a screen reader should say it: where the operator has a word for the game currency
 * (`symbolText`), the word replaces the symbol, behind the number. Money of another currency stays as written.
 */
export function spokenAmount(
  drawn: string,
  { symbol, symbolText, useGameSymbol }: Pick<PageConfig, 'symbol' | 'symbolText' | 'useGameSymbol'> = pageConfig(),
): string {
  if (!useGameSymbol || !symbolText || !symbol || !drawn.includes(symbol)) return drawn
  return `${drawn.replace(symbol, '').trim()} ${symbolText}`
}
