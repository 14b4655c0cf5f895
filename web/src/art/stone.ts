// The boulder at which bridges end.

import { fill, ROUND, stroke, tone } from './palette';

export const stone = (): string =>
  `<ellipse cx="2.5" cy="4" rx="14" ry="11.5" fill="${tone('shade-ink')}" opacity=".28"/>` +
  fill('M-13 2Q-14.4 -5 -8.4 -9.4Q-1 -13.4 6.4 -10.4Q13.6 -6.8 13.2 1.2Q12.6 8 6 10.6Q-2 13 -8.4 9.8Q-12 7.4 -13 2Z', 'stone-dark') +
  fill('M-13 .4Q-14 -6 -8.4 -10.4Q-1 -14.2 6.4 -11.4Q13 -8 13 -.4Q12 6 5.6 8.4Q-2 10.8 -8.4 7.6Q-12.4 5.4 -13 .4Z', 'stone') +
  fill('M-10 -3Q-8.6 -8.6 -2 -10Q4 -10.6 6.6 -8Q1.4 -3.4 -3 -3.2Q-8 -2.6 -10 -3Z', 'stone-lit') +
  stroke('M-6 4Q-2 1 4 2.6M3 -1Q7 -3.6 10 -2', 'stone-dark', 1, ROUND) +
  fill('M-9.8 5Q-7 7.8 -3 8.6Q-6.6 3.4 -9.8 5Z', 'grass-deep') +
  `<circle cx="8.6" cy="3.6" r="1.4" fill="${tone('grass')}"/>`;
