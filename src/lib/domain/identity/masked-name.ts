/** A player's name as strangers may see it: its first letter and nothing else, `A…`; what begins with no letter shows none. */
export const maskedName = (firstName: string): string => {
  const [letter = ''] = firstName.trim().normalize('NFC');
  return `${/\p{L}/u.test(letter) ? letter.toUpperCase() : ''}…`;
};
