// Bots as people see them.

import { knows, say } from '../i18n/index.svelte';
import type { BotInfo } from '../protocol/BotInfo';

/** What the bot of this name is called. */
export const botName = (bot: string): string => (knows(`common-bot-${bot}`) ? say(`common-bot-${bot}`) : bot);

/** The bot that plays if nobody chooses another. */
export const usualBot = (bots: BotInfo[]): BotInfo | undefined => bots.find((bot) => bot.is_default) ?? bots[0];

/** The bots on offer for a game at once, the one for a first game first. The others can be had by setting a table. */
const LEVELS = ['easy', 'normal', 'expert'];
export const levelsOf = (bots: BotInfo[]): BotInfo[] => LEVELS.flatMap((name) => bots.find((bot) => bot.name === name) ?? []);

/** The level chosen before, else the one for a first game. */
export const levelFor = (bots: BotInfo[], chosen: string | null): BotInfo | undefined => levelsOf(bots).find((bot) => bot.name === chosen) ?? levelsOf(bots)[0] ?? usualBot(bots);
