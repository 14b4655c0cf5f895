// A translated page goes on telling what changes.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { followTranslator } from './translated';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<p><b>3</b> shells</p>';
  stop = followTranslator(document.body);
});
afterEach(() => stop());
const later = () => new Promise((resolve) => setTimeout(resolve));

/** As translators do it: an element of theirs before the text, then the text goes. */
function translate(text: ChildNode, words: string): void {
  const font = document.createElement('font');
  font.innerHTML = `<font>${words}</font>`;
  text.parentNode?.insertBefore(font, text);
  text.remove();
}

it('writes a number that changes into the element of the translator', async () => {
  const text = document.querySelector('b')?.firstChild as Text;
  translate(text, 'drei');
  await later();
  text.nodeValue = '5';
  await later();
  expect(document.querySelector('b')?.textContent).toBe('5');
  text.nodeValue = '6';
  await later();
  expect(document.querySelector('b')?.textContent).toBe('6');
});

it('leaves texts alone that the page takes out itself', async () => {
  const text = document.querySelector('b')?.firstChild as Text;
  text.remove();
  await later();
  text.nodeValue = '5';
  await later();
  expect(document.body.textContent).toBe(' shells');
});
