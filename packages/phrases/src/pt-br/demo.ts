import type { Phrases } from '../keys.ts'

export const demo: Phrases['demo'] = {
  badge: 'Demo',
  refill: 'Repor créditos',
  finishFirst: 'Termine antes a rodada que está aberta.',
  forReal: 'Jogar de verdade',
  bar: 'Você joga por créditos: nada disso é dinheiro.',
  offerTitle: '{game}, por conta da casa',
  offerText: 'Jogue por créditos, sem conta. O mesmo jogo, as mesmas chances, e cada resultado igualmente comprovável.',
  play: 'Jogar a demonstração',
  orTry: 'Ou experimente antes, sem conta.',
}
