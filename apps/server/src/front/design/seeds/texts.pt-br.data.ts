import type { SeededTexts } from './texts.en.data.ts'

/** The seeded texts in Portuguese. */
export const texts: SeededTexts = {
  'site.promotions': 'Promoções',
  'site.help': 'Ajuda',
  'site.about': 'Sobre nós',
  'site.terms': 'Termos',
  'site.responsible': 'Jogo responsável',
  'site.verify': 'Verificar uma rodada',
  'site.footHouse': 'Este site',
  'site.footHelp': 'Bom saber',

  'site.gamesTitle': 'Jogos',
  'site.gamesLead': 'Todo jogo mostra as chances, e você pode conferir cada resultado.',

  'site.promotionsTitle': 'Nossas ofertas',
  'site.promotionsLead': 'Cada oferta mostra as regras e diz se está valendo.',
  'site.pocketsBadge': 'Sempre',
  'site.pockets': 'Dinheiro de brincadeira grátis',
  'site.pocketsText': 'Se o dinheiro de brincadeira acabar, escolha um valor. Ele cai no saldo na hora.',
  'site.pocketsAction': 'Pegar G$',
  'site.pocketsTerms': 'G$ é dinheiro de brincadeira: não se compra, não se saca e não se troca.',
  'site.proofBadge': 'Para desconfiados',
  'site.proof': 'Confira nossos resultados',
  'site.proofText': 'Pegue qualquer rodada terminada, coloque as sementes no verificador e veja o mesmo resultado.',
  'site.proofAction': 'Verificar uma rodada',

  'site.helpTitle': 'Como podemos ajudar?',
  'site.helpLead': 'Primeiro as respostas curtas. Cada artigo leva cerca de um minuto.',
  'site.questions': 'Perguntas frequentes',
  'site.askReal': 'É dinheiro de verdade?',
  'site.askRealText': 'Não. G$ é dinheiro de brincadeira. Não dá para comprar, sacar nem trocar por nada.',
  'site.askDeposit': 'Como consigo mais?',
  'site.askDepositText':
    'Abra a carteira, escolha um valor e confirme na página que abrir. O saldo muda assim que você confirmar.',
  'site.askWithdraw': 'Posso sacar?',
  'site.askWithdrawText': 'Não há o que sacar: o G$ não vale nada fora deste site.',
  'site.askForgot': 'Esqueci a senha. E agora?',
  'site.askForgotText':
    'Escreva para o operador deste site a partir do endereço do seu cadastro. Nós nunca pedimos a sua senha.',
  'site.askLimit': 'Quais são os limites?',
  'site.askLimitText':
    'Cada jogo mostra a menor e a maior aposta e o máximo que paga, ao lado do botão, antes de você apostar.',

  'site.howMines': 'Como funciona o Mines',
  'site.howMinesLead':
    'O tabuleiro tem 25 casas, e algumas escondem uma mina. Cada casa segura aumenta o que você pode retirar.',
  'site.howMines1': 'Uma rodada dura o quanto você quiser:',
  'site.howMinesStake': 'Escolha a aposta.',
  'site.howMinesMines':
    'Escolha quantas minas ficam sob as 25 casas, de 1 a 24. Mais minas, multiplicadores maiores, rodadas mais curtas.',
  'site.howMinesTile': 'Abra uma casa. Se for segura, o multiplicador sobe; se for mina, a aposta se foi.',
  'site.howMinesOut': 'Depois da primeira casa segura, retire quando quiser.',
  'site.howMines2':
    'A chance da próxima casa e quanto ela pagaria ficam ao lado do botão. Dependem só do número de minas e da margem da casa, então você mesmo pode calcular.',
  'site.howMinesLink': 'Jogar uma rodada',

  'site.checkRound': 'Confira uma rodada você mesmo',
  'site.checkRoundLead': 'Selamos nossa semente antes da aposta. Depois nós a revelamos, e você pode conferir tudo.',
  'site.checkRound1':
    'Antes da rodada, você vê o selo da nossa semente. A sua semente e o número da aposta entram na mistura, então nenhum lado decide o resultado sozinho.',
  'site.checkRoundSteps': 'Em três passos',
  'site.checkRoundStep1': 'Na página de jogo justo, troque as sementes. A página mostra então a nossa semente antiga.',
  'site.checkRoundStep2': 'Abra uma das suas rodadas e toque no botão que a confere.',
  'site.checkRoundStep3': 'Compare o selo, o resultado e o pagamento. Ou faça offline, com a sua ferramenta.',
  'site.checkRoundLink': 'Abrir o verificador',

  'site.lostLine': 'Se a conexão cair',
  'site.lostLineLead': 'Nada se perde: a rodada espera no servidor exatamente como você deixou.',
  'site.lostLine1':
    'Uma aposta vale assim que o servidor a guarda. Se a rede falhar nessa hora, a página envia a mesma aposta de novo, e o servidor a conta uma só vez. Você nunca paga duas vezes.',
  'site.lostLine2': 'Uma rodada inacabada é a primeira coisa que você vê ao voltar, neste dispositivo ou em outro.',
  'site.lostLine3': 'Enquanto você está sem internet, a página avisa e marca o saldo como o último conhecido.',

  'site.safeAccount': 'Proteja a sua conta',
  'site.safeAccountLead': 'Três hábitos que custam um minuto e evitam muita dor de cabeça.',
  'site.safeAccount1': 'Estes hábitos protegem a sua conta:',
  'site.safeAccountWord':
    'Use uma senha que você não usa em nenhum outro lugar. Quatro palavras incomuns são mais seguras que uma palavra esperta.',
  'site.safeAccountApp': 'Vincule um aplicativo autenticador. Assim, ninguém entra só com uma senha roubada.',
  'site.safeAccountDevices': 'Olhe seus dispositivos de vez em quando e desconecte os que não conhece.',
  'site.safeAccount2': 'Nunca pedimos senha nem código, nem no chat nem por e-mail.',

  'site.aboutTitle': 'Um site que você pode conferir',
  'site.aboutLead': 'Construímos o site em que nós mesmos gostaríamos de jogar.',
  'site.aboutHouse': 'A margem da casa',
  'site.aboutHouseText':
    'Todo jogo dá à casa uma pequena margem, escrita ao lado do jogo. Não há outra margem: nenhuma regra escondida, nenhuma hora da sorte, nenhum jogador tratado de outro jeito.',
  'site.aboutFair': 'Selado antes da aposta',
  'site.aboutFairText':
    'A nossa semente e a sua decidem o resultado de uma rodada. Selamos a nossa antes da aposta, e você vê o selo. Quando a revelamos, qualquer pessoa pode conferir todas as rodadas jogadas com ela.',
  'site.aboutFairLink': 'Ver suas sementes',
  'site.aboutOdds': 'Chances que dá para calcular',
  'site.aboutOddsText':
    'Os multiplicadores vêm de frações exatas. Os valores são arredondados para baixo até a menor moeda, e a página da rodada mostra cada valor que se moveu.',
  'site.aboutOpen': 'Aberto para ler',
  'site.aboutOpenText':
    'O programa por trás deste site tem código aberto. Você pode ler, rodar e conferir que ele faz o que diz.',

  'site.termsTitle': 'Termos deste site',
  'site.termsLead': 'Estes termos são curtos e usam palavras simples.',
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
    'Guarde a senha só para você. Você pode desconectar todos os outros dispositivos quando quiser. Encerramos uma conta usada para atacar o site ou outros jogadores.',
  'site.termsFaults': 'Quando algo quebra',
  'site.termsFaultsText':
    'Se um erro nosso decidir mal uma rodada, nós a cancelamos e devolvemos a aposta. Guardamos um registro de cada moeda, e ele pode ser conferido.',
  'site.termsChange': 'Mudanças',
  'site.termsChangeText':
    'Quando estes termos mudam, perguntamos antes da próxima aposta. O que já foi jogado fica como estava.',

  'site.responsibleTitle': 'Que continue sendo um jogo',
  'site.responsibleLead': 'Dinheiro de brincadeira também pode engolir uma noite. Veja como perceber e o que ajuda.',
  'site.signs': 'Sinais para levar a sério',
  'site.sign1': 'Você joga mais tempo do que queria, vez após vez.',
  'site.sign2': 'Você aumenta as apostas para recuperar o que perdeu.',
  'site.sign3': 'Você esconde o quanto joga das pessoas próximas.',
  'site.sign4': 'Você fica inquieto ou irritado quando não pode jogar.',
  'site.habits': 'Hábitos que ajudam',
  'site.habit1': 'Decida antes da primeira aposta quanto tempo vai jogar e ponha um alarme.',
  'site.habit2': 'Nunca jogue cansado, com raiva ou depois de beber.',
  'site.habit3': 'Faça uma pausa depois de cada ganho grande e de cada maré ruim.',
  'site.habit4': 'Lembre que as rodadas passadas não mudam a próxima.',
  'site.talk': 'Converse com alguém',
  'site.talkText':
    'Se jogar deixou de ser divertido, converse com um amigo ou com um serviço de apoio do seu país. É sigiloso, quase sempre gratuito, e ajuda.',
}
