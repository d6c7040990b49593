import type { TestProject } from 'vitest/node';
import { openTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
    appSecret: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const { ownerUrl, appSecret, close } = await openTemplate();
  provide('ownerUrl', ownerUrl);
  provide('appSecret', appSecret);
  return close;
}
