import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Nós ficamos de olho e trazemos você de volta assim que abrir.',
  gateTitle: 'Falta um passo para o parque',
  gateText:
    'Esta entrada é protegida contra robôs. Aperte o botão para mostrar que há uma pessoa aqui; vamos lembrar disso.',
  enter: 'Entrar no parque',
}
