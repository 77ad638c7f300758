import { expect, it } from 'vitest';
import { publicOrigin } from '#domain/public-origin.ts';

it.each([
  [{}, 'http://localhost:4321'],
  [{ PORT: '5000' }, 'http://localhost:5000'],
  [{ PORT: 5000, HOST: '0.0.0.0' }, 'http://localhost:5000'],
  [{ PORT: '', HOST: '' }, 'http://localhost:4321'],
  [{ HOST: '::' }, 'http://localhost:4321'],
  [{ HOST: '::1', PORT: 80 }, 'http://[::1]:80'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:4321'],
  [{ PUBLIC_ORIGIN: 'https://faceup.example', PORT: '5000' }, 'https://faceup.example'],
])('%o is reached at %s', (place, origin) => {
  expect(publicOrigin(place)).toBe(origin);
});
