/** What is wrong with a field of a form. */
export const forms = {
  required: 'Please enter the {label}',
  tooShort: 'The {label} needs {least, plural, one {# character} other {# characters}} at least',
  tooLong: 'The {label} may have {most, plural, one {# character} other {# characters}} at most',
  number: 'The {label} has to be a number',
  email: 'The {label} has to be an e-mail address',
  url: 'The {label} has to be an address that begins with https://',
  account: 'Use a username of 3 to 32 characters, an e-mail, or a full phone number',
  tooSmall: 'The {label} has to be {low} at least',
  tooLarge: 'The {label} has to be {high} at most',
  outside: 'The {label} has to be from {low} to {high}',
  oneOf: 'Please choose the {label} from the list',
  pattern: 'The {label} does not have the right form',
  amount:
    '{decimals, plural, =0 {Enter a whole amount in digits} one {Enter an amount in digits, with one decimal at most} other {Enter an amount in digits, with at most # decimals}}',
  amountTwice: 'This can mean {first} or {second}. Write one of them',
}
