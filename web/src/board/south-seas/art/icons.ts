// Icons on a 24 grid, round stroke of 2.1, no fill; only for commands.

export const ICONS = {
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4.2h-4.2',
  check: 'M5 12.5l4.6 4.6L19.4 7',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  target: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 3v4M12 17v4M3 12h4M17 12h4',
  fit: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  stack: 'M12 4.5l8 4-8 4-8-4zM4.5 12.5l7.5 3.8 7.5-3.8M4.5 16.2l7.5 3.8 7.5-3.8',
  skip: 'M6 5.5l8 6.5-8 6.5zM17.5 6v12',
} as const;
export type IconName = keyof typeof ICONS;
