/** The seeded texts in English: the source of the other two. */
export const texts = {
  'site.promotions': 'Promotions',
  'site.help': 'Help',
  'site.about': 'About us',
  'site.terms': 'Terms',
  'site.responsible': 'Responsible play',
  'site.verify': 'Verify a round',
  'site.footHouse': 'The house',
  'site.footHelp': 'Good to know',

  'site.featured': 'Game of the house',
  'site.featuredText':
    'Twenty lanes, one hop at a time. Each is a hatch that may give way: land safely, and what you can walk away with grows.',
  'site.gamesTitle': 'Games',
  'site.gamesLead': 'Every game of the fair, each with its odds in sight and its proof in reach.',

  'site.promotionsTitle': 'What the fair gives away',
  'site.promotionsLead': 'Every offer with its terms beside it. What is not running says so.',
  'site.pocketsBadge': 'Always',
  'site.pockets': 'Fill your pockets',
  'site.pocketsText': 'Play money whenever you run out: choose an amount, and it is on your balance at once.',
  'site.pocketsAction': 'Get play money',
  'site.pocketsTerms': 'G$ is play money. It cannot be bought, cashed out or exchanged.',
  'site.proofBadge': 'For doubters',
  'site.proof': 'Catch us if you can',
  'site.proofText': 'Take any finished round, put its seeds into the verifier, and see the same mines come out.',
  'site.proofAction': 'Verify a round',

  'site.helpTitle': 'How can we help?',
  'site.helpLead': 'Short answers first. Each article takes about a minute.',
  'site.questions': 'Asked often',
  'site.askReal': 'Is this real money?',
  'site.askRealText': 'No. G$ is play money. You cannot buy it, cash it out or swap it for anything.',
  'site.askDeposit': 'How do I get more of it?',
  'site.askDepositText':
    'Open the wallet, choose an amount and confirm on the page that opens. The money is on your balance as soon as you do.',
  'site.askWithdraw': 'Can I withdraw?',
  'site.askWithdrawText': 'There is nothing to withdraw, since G$ has no value outside of this fair.',
  'site.askForgot': 'I forgot my password. What now?',
  'site.askForgotText':
    'Write to the people who run this fair from the address that you registered with. Nobody of ours will ever ask you for your password.',
  'site.askLimit': 'What are the limits?',
  'site.askLimitText':
    'Each game shows its smallest and largest stake and the most that it pays, beside the button, before you bet.',

  'site.howMines': 'How Mines works',
  'site.howMinesLead': '25 tiles, some of them mined. Every safe one raises what you can walk away with.',
  'site.howMines1': 'A round takes as long as you want it to:',
  'site.howMinesStake': 'Choose your stake.',
  'site.howMinesMines':
    'Choose how many mines lie under the 25 tiles, from 1 to 24. More mines, steeper multipliers, shorter rounds.',
  'site.howMinesTile': 'Uncover a tile. If it is safe, the multiplier climbs; if it is a mine, the stake is gone.',
  'site.howMinesOut': 'Cash out whenever you like after the first safe tile.',
  'site.howMines2':
    'The chance of the next tile and what it would pay stand beside the button. They follow from the number of mines and the house edge alone, so you can work them out yourself.',
  'site.howMinesLink': 'Play a round',

  'site.checkRound': 'Check a round yourself',
  'site.checkRoundLead': 'Our seed is sealed before you bet. Afterwards you open it and recompute everything.',
  'site.checkRound1':
    'Before a round you see the fingerprint of our seed. Your own seed and a counter go in too, so neither side alone decides where the mines lie.',
  'site.checkRoundSteps': 'In three steps',
  'site.checkRoundStep1': 'On the fairness page, rotate your seeds. The old one of ours is shown.',
  'site.checkRoundStep2': 'Open one of your rounds and press the button that verifies it.',
  'site.checkRoundStep3':
    'Compare the fingerprint, the mines and the payout. Or do it offline with a tool of your own.',
  'site.checkRoundLink': 'Open the verifier',

  'site.lostLine': 'If your connection drops',
  'site.lostLineLead': 'Nothing is lost: the round waits on the server exactly as you left it.',
  'site.lostLine1':
    'A bet counts from the moment that the server has stored it. If the network fails at that very moment, the page asks again with the same ticket, so that you never pay twice.',
  'site.lostLine2':
    'An unfinished round is the first thing that you see when you come back, on this device or on another one.',
  'site.lostLine3': 'While the page is offline it says so, and marks the balance as the last one that it knows.',

  'site.safeAccount': 'Keep your account safe',
  'site.safeAccountLead': 'Three habits that cost a minute and save a lot of trouble.',
  'site.safeAccount1': 'Your account is as safe as the way into it:',
  'site.safeAccountWord': 'Use a password that you use nowhere else. Four odd words beat one clever one.',
  'site.safeAccountApp': 'Bind an authenticator app: then a stolen password alone opens nothing.',
  'site.safeAccountDevices': 'Look at your devices now and then, and log out those that you do not know.',
  'site.safeAccount2': 'We never ask for your password or a code, neither in a chat nor in an e-mail.',

  'site.aboutTitle': 'A fair that can be checked',
  'site.aboutLead': 'We built the fairground that we would want to play at.',
  'site.aboutHouse': 'The house and its edge',
  'site.aboutHouseText':
    'Every game has a small edge for the house, and it is written beside the game. There is no other one: no hidden rule, no lucky hour, no player who is treated differently.',
  'site.aboutFair': 'Fair before you bet',
  'site.aboutFairText':
    'The outcome of a round is fixed by two seeds. Ours is sealed before you bet, and you see its fingerprint. When it is opened, anybody can recompute every round that was played with it.',
  'site.aboutFairLink': 'See your seeds',
  'site.aboutOdds': 'Odds you can work out',
  'site.aboutOddsText':
    'Multipliers are exact fractions. What is rounded is rounded down to the smallest coin, and the round’s page shows each line of money that moved.',
  'site.aboutOpen': 'Open to read',
  'site.aboutOpenText':
    'The program behind this fair is open source. You can read it, run it, and check that it does what it says.',

  'site.termsTitle': 'Terms of the fair',
  'site.termsLead': 'In plain words, and no longer than they need to be.',
  'site.termsWho': 'Who may play',
  'site.termsWhoText':
    'Adults only: you are 18 or older, or as old as the law where you live asks for. One person, one account.',
  'site.termsMoney': 'Play money',
  'site.termsMoneyText':
    'G$ is a score, not money. It cannot be bought, sold, cashed out, given away or exchanged for anything of value.',
  'site.termsBets': 'Bets and rounds',
  'site.termsBetsText':
    'A bet stands once the server has confirmed it. A round is paid by the rules and the limits that were shown when the bet was placed. An open round waits for you and is not decided without you.',
  'site.termsAccount': 'Your account',
  'site.termsAccountText':
    'Keep your password to yourself. You may log out every other device at any time. An account that is used to attack the fair or other players is closed.',
  'site.termsFaults': 'When something breaks',
  'site.termsFaultsText':
    'If a fault of ours decides a round wrongly, the round is voided and its stake comes back. The record of every coin is kept and can be checked.',
  'site.termsChange': 'Changes',
  'site.termsChangeText':
    'When these terms change, we ask you before the next bet. What was played before stays as it was.',

  'site.responsibleTitle': 'Keep it a game',
  'site.responsibleLead': 'Play money too can eat up an evening. Here is how to notice, and what helps.',
  'site.signs': 'Signs to take seriously',
  'site.sign1': 'You play longer than you meant to, again and again.',
  'site.sign2': 'You raise the stakes to win back what is gone.',
  'site.sign3': 'You hide how much you play from people who are close to you.',
  'site.sign4': 'You are restless or irritable when you cannot play.',
  'site.habits': 'Habits that help',
  'site.habit1': 'Decide before the first bet how long you will play, and set an alarm.',
  'site.habit2': 'Never play when you are tired, angry or after drinking.',
  'site.habit3': 'Take a break after every big win and every bad streak.',
  'site.habit4': 'Remember that no round knows about the one before it.',
  'site.talk': 'Talk to somebody',
  'site.talkText':
    'If playing has stopped being fun, talk to a friend or to a counselling service in your country. It is confidential, it is free in most places, and it helps.',
} as const

/** The seeded texts of one language; one that is missing does not compile. */
export type SeededTexts = Readonly<Record<keyof typeof texts, string>>
