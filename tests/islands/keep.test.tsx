import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const html = renderToStaticMarkup;
const no = (text: string) => `<span translate="no">${text}</span>`;
const yes = (text: string) => `<span>${text}</span>`;

it('keeps an amount in a sentence, and every piece in an element of its own', () => {
  expect(html(<p className="a">{'Deposit at least 10.00 EUR today.'}</p>)).toBe(
    `<p class="a"><span>${yes('Deposit at least ')}${no('10.00 EUR')}${yes(' today.')}</span></p>`,
  );
});

it('says of an element that is one figure that it is', () => {
  expect(html(<dd>€10.00</dd>)).toBe('<dd translate="no">€10.00</dd>');
  expect(
    html(
      <button type="button" aria-label="Add ten euros">
        {'€10.00'}
      </button>,
    ),
  ).toBe(`<button type="button" aria-label="Add ten euros"><span translate="no">€10.00</span></button>`);
});

it('keeps what stands between other elements, and in a fragment', () => {
  const icon = <i />;
  expect(
    html(
      <p>
        {icon}
        {'Returns 97.30%'}
        {'!'}
      </p>,
    ),
  ).toBe(`<p><i></i><span>${yes('Returns ')}${no('97.30%')}</span>!</p>`);
  const text = 'Returns 97.30%';
  expect(html(<Fragment>{text}</Fragment>)).toBe(`<span>${yes('Returns ')}${no('97.30%')}</span>`);
});

it('leaves alone what has no figure, what says so itself, and what holds text alone', () => {
  expect(html(<p>3 games, 20 spins</p>)).toBe('<p>3 games, 20 spins</p>');
  expect(html(<p translate="no">From €10.00</p>)).toBe('<p translate="no">From €10.00</p>');
  expect(
    html(
      <select>
        <option>From €10.00</option>
      </select>,
    ),
  ).toBe('<select><option>From €10.00</option></select>');
  const drawing = (
    <svg role="img" aria-label="A sign">
      <text>From €10.00</text>
    </svg>
  );
  expect(html(drawing)).toBe('<svg role="img" aria-label="A sign"><text>From €10.00</text></svg>');
});
