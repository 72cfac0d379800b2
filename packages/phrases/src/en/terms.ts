/** The house rules, asked about before money moves. */
export const terms = {
  title: 'The house rules',
  text: 'Please read them once; then you go straight on with what you were doing.',
  version: 'Version {version}',
  adult: 'For adults',
  adultText: 'You are 18 or older, and playing is allowed where you are.',
  yours: 'One account, yours',
  yoursText: 'You play for yourself, and keep your password to yourself.',
  fair: 'Sealed before you bet',
  fairText: 'We seal our seed before you bet, and you can check each result. A finished round is final.',
  limits: 'You decide when to stop',
  limitsText: 'Play is for fun. Stop when it stops being fun; your balance stays yours.',
  waiting: 'You can bet and deposit again as soon as you accept. You can always finish open rounds.',
  accept: 'I accept',
  later: 'Not now',
}
