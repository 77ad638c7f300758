/** An amount's digits for reading: "1234567.50" becomes "1,234,567.50". What stands after the point stays as it is. */
export const grouped = (digits: string): string => digits.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
