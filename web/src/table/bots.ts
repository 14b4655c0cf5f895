// Bots as people see them.

import { knows, say } from '../i18n/index.svelte';
import type { BotInfo } from '../protocol/BotInfo';

/** What the bot of this name is called. */
export const botName = (bot: string): string => (knows(`common-bot-${bot}`) ? say(`common-bot-${bot}`) : bot);

/** The bot that plays if nobody chooses another. */
export const usualBot = (bots: BotInfo[]): BotInfo | undefined => bots.find((bot) => bot.is_default) ?? bots[0];
