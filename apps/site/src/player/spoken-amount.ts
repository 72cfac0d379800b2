import type { PageConfig } from '@fairground/contract'
import { pageConfig } from '../kernel/page/page-config.ts'

/**
 * An amount as it is drawn, for those who hear it: where the operator has a word for the game currency (`symbolText`), it
 * takes the symbol's place behind the number. Money of another currency stays as it is.
 */
export function spokenAmount(
  drawn: string,
  { symbol, symbolText, useGameSymbol }: Pick<PageConfig, 'symbol' | 'symbolText' | 'useGameSymbol'> = pageConfig(),
): string {
  if (!useGameSymbol || !symbolText || !symbol || !drawn.includes(symbol)) return drawn
  return `${drawn.replace(symbol, '').trim()} ${symbolText}`
}
