import { expect, it } from 'vitest';
import { maskedName } from '#domain/identity/masked-name.ts';

it.each([
  ['Ada', 'A…'],
  ['ada', 'A…'],
  ['  Ada', 'A…'],
  ['Al', 'A…'],
  ['Élodie', 'É…'],
  ['E\u0301lodie', 'É…'],
  ['Юлия', 'Ю…'],
  ['明', '明…'],
  ['𐐨𐐩', '𐐀…'],
  ['<script>', '…'],
  ['👩‍🚀 Ada', '…'],
  ['7of9', '…'],
  ['', '…'],
])('strangers see %j as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
