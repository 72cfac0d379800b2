import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Repor créditos',
  finishFirst: 'Termine antes a rodada que está aberta.',
  forReal: 'Jogar de verdade',
  bar: 'Você está jogando com créditos, não com dinheiro.',
  offerTitle: 'Experimente {game} de graça',
  offerText: 'Jogue com créditos e sem conta. O jogo e as chances são os mesmos, e você pode conferir cada resultado.',
  play: 'Jogar a demonstração',
  orTry: 'Ou experimente antes, sem conta.',
}
