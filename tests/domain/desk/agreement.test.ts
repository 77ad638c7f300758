import { expect, it } from 'vitest';
import { shownAddress } from '#domain/desk/agreement.ts';

it.each([
  ['https://hooks.chat.example/services/T0AB12CD/B0/x9Yz81kQ', 'hooks.chat.example/services/T0A…/B0…/x9Y…'],
  [
    'https://a.example/v2/told?k=s3cret&c={click_id}&both={day}{id}',
    'a.example/v2/told?k=…&c={click_id}&both={day}{id}',
  ],
  ['https://a.example/told?k=a=b&s3cret', 'a.example/told?k=…&s3c…'],
  ['https://a.example', 'a.example/'],
])('shows of %s whose and what, and no secret', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
