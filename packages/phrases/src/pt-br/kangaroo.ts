/** Kangaroo: lanes hopped over. */
export const kangaroo = {
  hop: 'Pular!',
  hopTo: 'Pular para a faixa {lane} de 20',
  falls: 'Faixas que cedem: {falls} de 20.',
  nextLane: 'Próxima faixa aguenta',
  pick: 'Pule para a primeira faixa',
  saidStart: 'Aposta feita. Faixas que cedem: {falls} de 20. Pule para a primeira faixa.',
  saidLane: 'A faixa {lane} aguentou. Multiplicador {multiplier}. Retirar paga {pays}.',
  saidFall: 'A faixa {lane} cedeu. Rodada perdida. Faixas atravessadas: {lanes}.',
  saidCashOut: 'A rodada acabou. Ela paga {pays}.',
  saidOver: 'A rodada acabou.',
  picture: 'Faixas atravessadas: {lanes} de 20. Faixas que cedem: {falls}.',
  pictureOpen: 'Faixas atravessadas: {lanes} de 20.',
  help: 'O canguru salta vinte faixas, uma depois da outra. Se a faixa aguenta, o multiplicador sobe e você pode retirar. Se ela cede, a rodada acaba e a aposta é perdida. A dificuldade diz quantas das vinte faixas cedem; uma semente selada antes da aposta decide quais. A última faixa paga sozinha.',
}
