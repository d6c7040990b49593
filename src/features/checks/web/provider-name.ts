import { m } from '#generated/messages/messages.js';
import type { OnlineProvider } from '../values.ts';

export const providerName = (provider: OnlineProvider) => m[`checks.online.name.${provider}`]();
