import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Repor créditos',
  finishFirst: 'Termine antes a rodada que está aberta.',
  forReal: 'Jogar de verdade',
  bar: 'Você está jogando com créditos, não com dinheiro.',
  play: 'Jogar a demonstração',
  orTry: 'Ou experimente antes, sem conta.',
}
