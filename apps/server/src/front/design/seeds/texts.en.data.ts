/** The seeded texts in English: the source of the other two. */
export const texts = {
  'site.promotions': 'Promotions',
  'site.help': 'Help',
  'site.about': 'About us',
  'site.terms': 'Terms',
  'site.responsible': 'Responsible play',
  'site.verify': 'Verify a round',
  'site.footHouse': 'This site',
  'site.footHelp': 'Good to know',

  'site.gamesTitle': 'Games',
  'site.gamesLead': 'Every game shows its odds, and you can check every result.',

  'site.promotionsTitle': 'Our offers',
  'site.promotionsLead': 'Every offer shows its terms and says whether it is running.',
  'site.pocketsBadge': 'Always',
  'site.pockets': 'Free play money',
  'site.pocketsText': 'If you run out of play money, choose an amount. It is on your balance at once.',
  'site.pocketsAction': 'Get play money',
  'site.pocketsTerms': 'G$ is play money. It cannot be bought, withdrawn or exchanged.',
  'site.proofBadge': 'For doubters',
  'site.proof': 'Check our results',
  'site.proofText': 'Take any finished round, put its seeds into the verifier, and see the same result.',
  'site.proofAction': 'Verify a round',

  'site.helpTitle': 'How can we help?',
  'site.helpLead': 'Short answers first. Each article takes about a minute.',
  'site.questions': 'Asked often',
  'site.askReal': 'Is this real money?',
  'site.askRealText': 'No. G$ is play money. You cannot buy it, withdraw it or swap it for anything.',
  'site.askDeposit': 'How do I get more of it?',
  'site.askDepositText':
    'Open the wallet, choose an amount and confirm on the page that opens. The money is on your balance as soon as you do.',
  'site.askWithdraw': 'Can I withdraw?',
  'site.askWithdrawText': 'There is nothing to withdraw, since G$ has no value outside this site.',
  'site.askForgot': 'I forgot my password. What now?',
  'site.askForgotText':
    'Write to the operator of this site from the address that you registered with. We never ask you for your password.',
  'site.askLimit': 'What are the limits?',
  'site.askLimitText':
    'Each game shows its smallest and largest stake and the most that it pays, beside the button, before you bet.',

  'site.howMines': 'How Mines works',
  'site.howMinesLead':
    'The board has 25 tiles, and some of them hide a mine. Every safe tile raises what you can cash out.',
  'site.howMines1': 'A round takes as long as you want it to:',
  'site.howMinesStake': 'Choose your stake.',
  'site.howMinesMines':
    'Choose how many mines lie under the 25 tiles, from 1 to 24. More mines mean higher multipliers and shorter rounds.',
  'site.howMinesTile': 'Uncover a tile. If it is safe, the multiplier climbs; if it is a mine, the stake is gone.',
  'site.howMinesOut': 'Cash out whenever you like after the first safe tile.',
  'site.howMines2':
    'The chance of the next tile and what it would pay stand beside the button. They follow from the number of mines and the house edge alone, so you can work them out yourself.',
  'site.howMinesLink': 'Play a round',

  'site.checkRound': 'Check a round yourself',
  'site.checkRoundLead': 'We seal our seed before you bet. Afterwards we reveal it, and you can check everything.',
  'site.checkRound1':
    'Before a round, you see the seal of our seed. Your own seed and the number of your bet are mixed in, so neither side alone decides the result.',
  'site.checkRoundSteps': 'In three steps',
  'site.checkRoundStep1': 'On the fairness page, rotate your seeds. The page then shows our old seed.',
  'site.checkRoundStep2': 'Open one of your rounds and press the button that verifies it.',
  'site.checkRoundStep3': 'Compare the seal, the result and the payout. Or do it offline with a tool of your own.',
  'site.checkRoundLink': 'Open the verifier',

  'site.lostLine': 'If your connection drops',
  'site.lostLineLead': 'Nothing is lost: the round waits on the server exactly as you left it.',
  'site.lostLine1':
    'A bet counts as soon as the server has stored it. If the network fails at that moment, the page sends the same bet again, and the server counts it only once. You never pay twice.',
  'site.lostLine2':
    'An unfinished round is the first thing that you see when you come back, on this device or on another one.',
  'site.lostLine3': 'While you are offline, the page says so and marks your balance as the last known one.',

  'site.safeAccount': 'Keep your account safe',
  'site.safeAccountLead': 'Three habits that cost a minute and save a lot of trouble.',
  'site.safeAccount1': 'These habits protect your account:',
  'site.safeAccountWord':
    'Use a password that you use nowhere else. Four unusual words are safer than one clever word.',
  'site.safeAccountApp': 'Connect an authenticator app. Then nobody can log in with a stolen password alone.',
  'site.safeAccountDevices': 'Look at your devices now and then, and log out those that you do not know.',
  'site.safeAccount2': 'We never ask for your password or a code, neither in a chat nor in an e-mail.',

  'site.aboutTitle': 'A site that you can check',
  'site.aboutLead': 'We built the site that we would want to play on.',
  'site.aboutHouse': 'The house edge',
  'site.aboutHouseText':
    'Every game gives the house a small edge, and the edge is written beside the game. There is no other edge: no hidden rule, no lucky hour, no player who is treated differently.',
  'site.aboutFair': 'Sealed before you bet',
  'site.aboutFairText':
    'Our seed and your seed decide the result of a round. We seal our seed before you bet, and you see the seal. When we reveal the seed, anybody can check every round that was played with it.',
  'site.aboutFairLink': 'See your seeds',
  'site.aboutOdds': 'Odds you can work out',
  'site.aboutOddsText':
    'Multipliers come from exact fractions. Amounts are rounded down to the smallest coin, and the round’s page shows every amount that moved.',
  'site.aboutOpen': 'Open to read',
  'site.aboutOpenText':
    'The program behind this site is open source. You can read it, run it, and check that it does what it says.',

  'site.termsTitle': 'Terms of this site',
  'site.termsLead': 'These terms are short and use plain words.',
  'site.termsWho': 'Who may play',
  'site.termsWhoText':
    'Adults only: you are 18 or older, or as old as the law where you live asks for. One person, one account.',
  'site.termsMoney': 'Play money',
  'site.termsMoneyText':
    'G$ is a score, not money. It cannot be bought, sold, withdrawn, given away or exchanged for anything of value.',
  'site.termsBets': 'Bets and rounds',
  'site.termsBetsText':
    'A bet counts once the server has confirmed it. A round is paid by the rules and the limits that were shown when the bet was placed. An open round waits for you and is not decided without you.',
  'site.termsAccount': 'Your account',
  'site.termsAccountText':
    'Keep your password to yourself. You may log out every other device at any time. We close an account that is used to attack the site or other players.',
  'site.termsFaults': 'When something breaks',
  'site.termsFaultsText':
    'If a fault of ours decides a round wrongly, we cancel the round and return its stake. We keep a record of every coin, and the record can be checked.',
  'site.termsChange': 'Changes',
  'site.termsChangeText':
    'When these terms change, we ask you before the next bet. What was played before stays as it was.',

  'site.responsibleTitle': 'Keep it a game',
  'site.responsibleLead':
    'Play money, too, can take up a whole evening. You read here how to notice this and what helps.',
  'site.signs': 'Signs to take seriously',
  'site.sign1': 'You play longer than you meant to, again and again.',
  'site.sign2': 'You raise the stakes to win back what you lost.',
  'site.sign3': 'You hide how much you play from people who are close to you.',
  'site.sign4': 'You are restless or irritable when you cannot play.',
  'site.habits': 'Habits that help',
  'site.habit1': 'Decide before the first bet how long you will play, and set an alarm.',
  'site.habit2': 'Never play when you are tired, angry or after drinking.',
  'site.habit3': 'Take a break after every big win and every bad streak.',
  'site.habit4': 'Remember that past rounds do not change the next one.',
  'site.talk': 'Talk to somebody',
  'site.talkText':
    'If playing has stopped being fun, talk to a friend or to a counselling service in your country. It is confidential, it is free in most places, and it helps.',
} as const

/** The seeded texts of one language; one that is missing does not compile. */
export type SeededTexts = Readonly<Record<keyof typeof texts, string>>
