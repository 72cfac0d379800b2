/** How long a session has lasted, and what was won or lost in it. */
export const sight = {
  played: 'Tempo de jogo nesta sessão',
  net: 'Resultado',
  netPosition: 'Resultado líquido desta sessão',
}
