import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Nós ficamos de olho e trazemos você de volta assim que abrir.',
  gateTitle: 'Falta um passo para o parque',
  gateText:
    'Esta entrada é protegida contra robôs. Aperte o botão para mostrar que há uma pessoa aqui; vamos lembrar disso.',
  enter: 'Entrar no parque',
  lotteryTitle: 'As salas de loteria abrem depois',
  lotteryText:
    'Sorteios e apostas lado a lado numa só sala: elas abrem quando cada sorteio puder ser provado. Até lá, isto está aberto:',
  liveTitle: 'O chat ao vivo abre depois',
  liveText: 'Ainda não há ninguém na cabine, e não vamos fingir que há. Até lá, isto está aberto:',
  room: 'Sala {room}',
  howFair: 'Como os resultados são provados',
  invited: 'Seu convite:',
  openAccount: 'Abrir uma conta',
  toLobby: 'Ir para o início',
  embedName: 'Jogo',
  embedEmptyTitle: 'Nada em cartaz por enquanto',
  embedEmptyText:
    'A casa ainda não colocou um jogo nem uma página de esportes neste palco. No início está tudo o que já abriu.',
  roundName: 'Rodada',
  lockedTitle: 'As ferramentas de desenvolvedor foram detectadas como abertas',
  lockedText: 'Para proteger o conteúdo e a segurança da interface, a página foi bloqueada.',
  lockedHint: 'Feche-as e a página abre de novo sozinha. Seu saldo e suas rodadas abertas estão seguros.',
}
