/** An amount's digits for reading: "1234567.50" becomes "1,234,567.50". What stands after the point stays as it is. */
export const grouped = (digits: string): string => {
  const point = digits.indexOf('.');
  const whole = point < 0 ? digits : digits.slice(0, point);
  return whole.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') + digits.slice(whole.length);
};
