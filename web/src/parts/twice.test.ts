// Two quick taps on one place.

import { describe, expect, it } from 'vitest';
import { onceForTwo } from './twice';

function page() {
  const root = document.createElement('div');
  root.innerHTML = '<button id="first">one</button><button id="second">two</button>';
  document.body.append(root);
  const heard: string[] = [];
  root.addEventListener('click', (event) => heard.push((event.target as Element).id));
  const stop = onceForTwo(root);
  const tap = (id: string, at: number, x = 10, detail = 1) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail });
    Object.defineProperty(click, 'timeStamp', { value: at });
    root.querySelector(`#${id}`)?.dispatchEvent(click);
  };
  return { heard, tap, stop };
}

describe('two quick taps on one place', () => {
  it('are not heard by what has come up in between', () => {
    const { heard, tap } = page();
    tap('first', 1000);
    tap('second', 1200);
    expect(heard).toEqual(['first']);
    // Nor is the third of three.
    tap('second', 1700);
    expect(heard).toEqual(['first', 'second']);
  });

  it('are both heard by the same thing, elsewhere, later, and by keyboard', () => {
    const { heard, tap, stop } = page();
    tap('first', 1000);
    tap('first', 1100);
    tap('second', 1200, 90);
    tap('first', 1900, 90);
    tap('second', 2000, 0, 0);
    expect(heard).toEqual(['first', 'first', 'second', 'first', 'second']);
    tap('first', 3000);
    stop();
    tap('second', 3100);
    expect(heard.slice(-2)).toEqual(['first', 'second']);
  });
});
