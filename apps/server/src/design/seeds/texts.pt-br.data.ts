import type { SeededTexts } from './texts.en.data.ts'

/** The seeded texts in Portuguese. */
export const texts: SeededTexts = {
  'site.promotions': 'Promoções',
  'site.help': 'Ajuda',
  'site.about': 'Sobre nós',
  'site.terms': 'Termos',
  'site.responsible': 'Jogo responsável',
  'site.verify': 'Conferir uma rodada',
  'site.footHouse': 'A casa',
  'site.footHelp': 'Bom saber',

  'site.featured': 'Jogo da casa',
  'site.featuredText':
    'Vinte faixas, um salto de cada vez. Cada uma é um alçapão que pode ceder: caia bem, e cresce o que você pode levar.',
  'site.gamesTitle': 'Jogos',
  'site.gamesLead': 'Todos os jogos do parque, cada um com as chances à vista e a prova ao alcance.',

  'site.promotionsTitle': 'O que o parque oferece',
  'site.promotionsLead': 'Cada oferta com as regras ao lado. O que não está valendo, avisa.',
  'site.pocketsBadge': 'Sempre',
  'site.pockets': 'Encha os bolsos',
  'site.pocketsText': 'Acabou? Escolha um valor e o dinheiro de brincadeira cai no saldo na hora.',
  'site.pocketsAction': 'Pegar G$',
  'site.pocketsTerms': 'G$ é dinheiro de brincadeira: não se compra, não se saca e não se troca.',
  'site.proofBadge': 'Para desconfiados',
  'site.proof': 'Pegue a gente, se puder',
  'site.proofText':
    'Pegue qualquer rodada terminada, coloque as sementes no verificador e veja as mesmas minas saírem.',
  'site.proofAction': 'Conferir uma rodada',

  'site.helpTitle': 'Como podemos ajudar?',
  'site.helpLead': 'Primeiro as respostas curtas. Cada artigo leva cerca de um minuto.',
  'site.questions': 'Perguntas frequentes',
  'site.askReal': 'É dinheiro de verdade?',
  'site.askRealText': 'Não. G$ é dinheiro de brincadeira. Não dá para comprar, sacar nem trocar por nada.',
  'site.askDeposit': 'Como consigo mais?',
  'site.askDepositText':
    'Abra a carteira, escolha um valor e confirme na página que abrir. O saldo muda assim que você confirmar.',
  'site.askWithdraw': 'Posso sacar?',
  'site.askWithdrawText': 'Não há o que sacar: o G$ não vale nada fora deste parque.',
  'site.askForgot': 'Esqueci a senha. E agora?',
  'site.askForgotText':
    'Escreva para quem cuida deste parque a partir do endereço do seu cadastro. Ninguém nosso vai pedir a sua senha, nunca.',
  'site.askLimit': 'Quais são os limites?',
  'site.askLimitText':
    'Cada jogo mostra a menor e a maior aposta e o máximo que paga, ao lado do botão, antes de você apostar.',

  'site.howMines': 'Como funciona o Mines',
  'site.howMinesLead': '25 casas, algumas minadas. Cada casa segura aumenta o que você pode levar.',
  'site.howMines1': 'Uma rodada dura o quanto você quiser:',
  'site.howMinesStake': 'Escolha a aposta.',
  'site.howMinesMines':
    'Escolha quantas minas ficam sob as 25 casas, de 1 a 24. Mais minas, multiplicadores maiores, rodadas mais curtas.',
  'site.howMinesTile': 'Abra uma casa. Se for segura, o multiplicador sobe; se for mina, a aposta se foi.',
  'site.howMinesOut': 'Depois da primeira casa segura, retire quando quiser.',
  'site.howMines2':
    'A chance da próxima casa e quanto ela pagaria ficam ao lado do botão. Dependem só do número de minas e da vantagem da casa, então você mesmo pode calcular.',
  'site.howMinesLink': 'Jogar uma rodada',

  'site.checkRound': 'Confira uma rodada você mesmo',
  'site.checkRoundLead': 'Nossa semente é lacrada antes da aposta. Depois você abre e refaz toda a conta.',
  'site.checkRound1':
    'Antes da rodada você vê a impressão digital da nossa semente. A sua semente e um contador também entram, então nenhum lado decide sozinho onde ficam as minas.',
  'site.checkRoundSteps': 'Em três passos',
  'site.checkRoundStep1': 'Na página de jogo justo, troque as sementes. A nossa antiga é revelada.',
  'site.checkRoundStep2': 'Abra uma das suas rodadas e toque no botão que a confere.',
  'site.checkRoundStep3': 'Compare a impressão digital, as minas e o pagamento. Ou faça offline, com a sua ferramenta.',
  'site.checkRoundLink': 'Abrir o verificador',

  'site.lostLine': 'Se a conexão cair',
  'site.lostLineLead': 'Nada se perde: a rodada espera no servidor exatamente como você deixou.',
  'site.lostLine1':
    'Uma aposta vale a partir do momento em que o servidor a guardou. Se a rede falhar bem nessa hora, a página pergunta de novo com o mesmo bilhete, e você nunca paga duas vezes.',
  'site.lostLine2': 'Uma rodada inacabada é a primeira coisa que você vê ao voltar, neste aparelho ou em outro.',
  'site.lostLine3': 'Enquanto a página está sem internet, ela avisa e marca o saldo como o último conhecido.',

  'site.safeAccount': 'Proteja a sua conta',
  'site.safeAccountLead': 'Três hábitos que custam um minuto e evitam muita dor de cabeça.',
  'site.safeAccount1': 'Sua conta é tão segura quanto a porta de entrada:',
  'site.safeAccountWord':
    'Use uma senha que você não usa em nenhum outro lugar. Quatro palavras estranhas valem mais que uma esperta.',
  'site.safeAccountApp': 'Vincule um aplicativo autenticador: aí uma senha roubada, sozinha, não abre nada.',
  'site.safeAccountDevices': 'Olhe seus dispositivos de vez em quando e desconecte os que não conhece.',
  'site.safeAccount2': 'Nunca pedimos senha nem código, nem no chat nem por e-mail.',

  'site.aboutTitle': 'Um parque que se pode conferir',
  'site.aboutLead': 'Construímos o parque em que nós mesmos gostaríamos de jogar.',
  'site.aboutHouse': 'A casa e a vantagem dela',
  'site.aboutHouseText':
    'Todo jogo tem uma pequena vantagem para a casa, escrita ao lado do jogo. Não há outra: nenhuma regra escondida, nenhuma hora da sorte, nenhum jogador tratado de outro jeito.',
  'site.aboutFair': 'Justo antes da aposta',
  'site.aboutFairText':
    'O resultado de uma rodada é fixado por duas sementes. A nossa é lacrada antes da aposta, e você vê a impressão digital dela. Quando é aberta, qualquer um pode refazer todas as rodadas jogadas com ela.',
  'site.aboutFairLink': 'Ver suas sementes',
  'site.aboutOdds': 'Chances que dá para calcular',
  'site.aboutOddsText':
    'Os multiplicadores são frações exatas. O que se arredonda, arredonda para baixo até a menor moeda, e a página da rodada mostra cada linha de dinheiro que se moveu.',
  'site.aboutOpen': 'Aberto para ler',
  'site.aboutOpenText':
    'O programa por trás deste parque tem código aberto. Você pode ler, rodar e conferir que ele faz o que diz.',

  'site.termsTitle': 'Termos do parque',
  'site.termsLead': 'Em palavras simples, e só as necessárias.',
  'site.termsWho': 'Quem pode jogar',
  'site.termsWhoText':
    'Só adultos: você tem 18 anos ou mais, ou a idade que a lei do lugar onde mora exige. Uma pessoa, uma conta.',
  'site.termsMoney': 'Dinheiro de brincadeira',
  'site.termsMoneyText':
    'G$ é uma pontuação, não dinheiro. Não se compra, não se vende, não se saca, não se dá e não se troca por nada de valor.',
  'site.termsBets': 'Apostas e rodadas',
  'site.termsBetsText':
    'Uma aposta vale quando o servidor a confirma. A rodada é paga pelas regras e pelos limites mostrados na hora da aposta. Uma rodada aberta espera por você e não se decide sem você.',
  'site.termsAccount': 'Sua conta',
  'site.termsAccountText':
    'Guarde a senha só para você. Você pode desconectar todos os outros dispositivos quando quiser. Uma conta usada para atacar o parque ou outros jogadores é encerrada.',
  'site.termsFaults': 'Quando algo quebra',
  'site.termsFaultsText':
    'Se um erro nosso decidir mal uma rodada, ela é anulada e a aposta volta. O registro de cada moeda é guardado e pode ser conferido.',
  'site.termsChange': 'Mudanças',
  'site.termsChangeText':
    'Quando estes termos mudam, perguntamos antes da próxima aposta. O que já foi jogado fica como estava.',

  'site.responsibleTitle': 'Que continue sendo um jogo',
  'site.responsibleLead': 'Dinheiro de brincadeira também pode engolir uma noite. Veja como perceber e o que ajuda.',
  'site.signs': 'Sinais para levar a sério',
  'site.sign1': 'Você joga mais tempo do que queria, vez após vez.',
  'site.sign2': 'Você aumenta as apostas para recuperar o que se foi.',
  'site.sign3': 'Você esconde o quanto joga das pessoas próximas.',
  'site.sign4': 'Você fica inquieto ou irritado quando não pode jogar.',
  'site.habits': 'Hábitos que ajudam',
  'site.habit1': 'Decida antes da primeira aposta quanto tempo vai jogar e ponha um alarme.',
  'site.habit2': 'Nunca jogue cansado, com raiva ou depois de beber.',
  'site.habit3': 'Faça uma pausa depois de cada ganho grande e de cada maré ruim.',
  'site.habit4': 'Lembre que nenhuma rodada sabe da anterior.',
  'site.talk': 'Converse com alguém',
  'site.talkText':
    'Se jogar deixou de ser divertido, converse com um amigo ou com um serviço de apoio do seu país. É sigiloso, quase sempre gratuito, e ajuda.',
}
