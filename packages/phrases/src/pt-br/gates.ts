import type { Phrases } from '../keys.ts'

export const gates: Phrases['gates'] = {
  repairWatch: 'Esta página verifica sozinha e abre o site assim que ele voltar.',
  gateTitle: 'Mostre que você é uma pessoa',
  gateText: 'Bloqueamos robôs. Aperte o botão para abrir o site; este dispositivo vai lembrar.',
  enter: 'Abrir o site',
  otherLoginTitle: 'Você já está na sua conta',
  otherLoginName: 'Você entrou como {name}.',
  otherLoginText:
    'Este link é de outra conta. Se você não pediu esse link, fique onde está: quem o enviou veria o que você joga e deposita.',
  keepLogin: 'Ficar na minha conta',
  changeLogin: 'Trocar para a conta do link',
  invited: 'Seu convite:',
  openAccount: 'Abrir uma conta',
  toLobby: 'Ir para o início',
  embedName: 'Jogo',
  embedEmptyTitle: 'Ainda não há nada aqui',
  embedEmptyText:
    'O operador ainda não escolheu um jogo nem uma página de esportes para esta página. Todos os jogos abertos estão no início.',
  roundName: 'Rodada',
  lockedTitle: 'As ferramentas de desenvolvedor foram detectadas como abertas',
  lockedText: 'Para proteger o conteúdo e a segurança da interface, a página foi bloqueada.',
  lockedHint: 'Feche as ferramentas e a página abre de novo sozinha. Seu saldo e suas rodadas abertas estão seguros.',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'A página mudou ou o endereço está errado. O resto está aberto.',
  support: 'Suporte',
}
